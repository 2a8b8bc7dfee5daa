import { expect, test } from 'vitest'
import { languageAttributes, languageOf, languageOfFolder, languageTag } from './language.ts'

test.each([
  ['Quickstart', 'en'],
  ['', 'en'],
  ['Введение', 'en'],
  ['البدء السريع', 'ar'],
  ['מדריך API', 'he'],
  ['快速入门', 'zh'],
  ['Docker 部署', 'zh'],
  ['概要', 'zh'],
  ['概要です', 'ja'],
  ['API リファレンス', 'ja'],
  ['빠른 시작', 'ko'],
  ['How to write 中文', 'en'],
])('%s is read as %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test('a version’s declared language counts, and the text direction follows from it', () => {
  expect(languageAttributes('fr', '快速入门')).toEqual({ lang: 'fr' })
  expect(languageAttributes('fa-IR', 'Start')).toEqual({ lang: 'fa-IR', dir: 'rtl' })
  expect(languageAttributes('"><script>', 'البدء')).toEqual({ lang: 'ar', dir: 'rtl' })
  expect(languageAttributes(undefined, 'Start')).toEqual({ lang: 'en' })
})

test.each([
  [
    'pt',
    'Esta página explica como instalar o programa no seu computador e como criar a primeira página do site. Depois disso, você pode mudar as cores, o logotipo e a navegação sem escrever código, e publicar tudo com um único comando.',
  ],
  [
    'fr',
    'Cette page explique comment installer le programme sur votre ordinateur et créer la première page du site. Vous pouvez ensuite changer les couleurs, le logo et la navigation sans écrire de code, puis publier le tout.',
  ],
  [
    'de',
    'Diese Seite erklärt, wie man das Programm auf dem eigenen Rechner installiert und die erste Seite anlegt. Danach lassen sich Farben, Logo und Navigation ändern, ohne Code zu schreiben, und alles mit einem Befehl veröffentlichen.',
  ],
  [
    'es',
    'Esta página explica cómo instalar el programa en el ordenador y crear la primera página del sitio. Después se pueden cambiar los colores, el logotipo y la navegación sin escribir código, y publicarlo todo con una orden.',
  ],
  [
    'en',
    'This page explains how to install the program on your computer and how to create the first page of the site. After that you can change the colors, the logo, and the navigation without writing any code, and publish it all.',
  ],
])('prose is read as %s', (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test.each(['constructor', '__proto__'])('the language name %s has no special meaning', name => {
  expect(languageTag(name)).toBe(name)
})

test.each([
  ['fr/setup', 'fr'],
  ['pt-BR/setup', 'pt-BR'],
  ['cn/setup', 'zh-Hans'],
  ['zh-hans/setup', 'zh-hans'],
  ['ai/setup', undefined],
  ['de', undefined],
  ['guides/fr', undefined],
])('the folder of %s names the language %s', (path, language) => {
  expect(languageOfFolder(path)).toBe(language)
})
