// Made from renderer/site/inline by `npm run generate`. Do not edit.

/** Runs before anything is painted: says that there is a script, and chooses light or dark. */
export const modeScript =
  "(function(){var{dataset:e}=document.documentElement;e.js=``;function t(){try{return`fixed`in e?null:localStorage.getItem(`mode`)}catch{return null}}e.mode=t()||e.default||(matchMedia(`(prefers-color-scheme:dark)`).matches?`dark`:`light`)})();"

/** What the policy of a document allows that script by: the SHA-256 of its text. */
export const modeScriptHash = 'sha256-5Nea7mUO7km0gSt8BB4bM3fF68fPH4A9QG+yo37YukU='

/** Runs in the page for wrong addresses: looks for the path that the site is hosted at. */
export const rootScript =
  "(function(){var e=[`href`,`src`,`data-search`,`data-stem`,`data-pages`],t=location.pathname.split(`/`).slice(1,-1),n=`/`;function r(){let r=t.shift();if(r===void 0)return;let i=n;n=`${i}${r}/`;let a=e=>e.startsWith(i)&&e[1]!==`/`?n+e.slice(i.length):e;for(let t of e)for(let e of document.querySelectorAll(`[${t}]`)){let n=e.getAttribute(t)??``;a(n)!==n&&e.setAttribute(t,a(n))}for(let e of document.querySelectorAll(`style`))e.textContent=e.textContent.split(`url(\"${i}`).join(`url(\"${n}`);let o=document.querySelector(`script[data-search]`);if(!o)return;let s=document.createElement(`script`);Object.assign(s.dataset,o.dataset),s.src=o.src,o.replaceWith(s)}addEventListener(`error`,({target:e})=>{e instanceof HTMLElement&&e.dataset.search&&(document.readyState===`loading`?document.addEventListener(`DOMContentLoaded`,r):r())},!0)})();"

/** What the policy of a document allows that script by: the SHA-256 of its text. */
export const rootScriptHash = 'sha256-AAGF5ZM/G5tdDu+rXz1so37sd6ZCsodFqxIxBxKezvA='
