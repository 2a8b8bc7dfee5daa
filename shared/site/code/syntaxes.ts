import apex from 'refractor/apex'
import arduino from 'refractor/arduino'
import bash from 'refractor/bash'
import basic from 'refractor/basic'
import c from 'refractor/c'
import clike from 'refractor/clike'
import clojure from 'refractor/clojure'
import type { Syntax } from 'refractor/core'
import cpp from 'refractor/cpp'
import csharp from 'refractor/csharp'
import css from 'refractor/css'
import dart from 'refractor/dart'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import elixir from 'refractor/elixir'
import erlang from 'refractor/erlang'
import fsharp from 'refractor/fsharp'
import go from 'refractor/go'
import graphql from 'refractor/graphql'
import groovy from 'refractor/groovy'
import haskell from 'refractor/haskell'
import hcl from 'refractor/hcl'
import http from 'refractor/http'
import ini from 'refractor/ini'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import jsx from 'refractor/jsx'
import julia from 'refractor/julia'
import kotlin from 'refractor/kotlin'
import less from 'refractor/less'
import lua from 'refractor/lua'
import makefile from 'refractor/makefile'
import markdown from 'refractor/markdown'
import markup from 'refractor/markup'
import nginx from 'refractor/nginx'
import nix from 'refractor/nix'
import objectivec from 'refractor/objectivec'
import ocaml from 'refractor/ocaml'
import perl from 'refractor/perl'
import php from 'refractor/php'
import powershell from 'refractor/powershell'
import properties from 'refractor/properties'
import protobuf from 'refractor/protobuf'
import python from 'refractor/python'
import r from 'refractor/r'
import regex from 'refractor/regex'
import ruby from 'refractor/ruby'
import rust from 'refractor/rust'
import sass from 'refractor/sass'
import scala from 'refractor/scala'
import scss from 'refractor/scss'
import solidity from 'refractor/solidity'
import sql from 'refractor/sql'
import swift from 'refractor/swift'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'
import vbnet from 'refractor/vbnet'
import vim from 'refractor/vim'
import wasm from 'refractor/wasm'
import yaml from 'refractor/yaml'
import zig from 'refractor/zig'

/** Grammars that change or contain each other, each after those that it needs. */
export const JOINED: readonly Syntax[] = [clike, markup, css, regex, javascript, yaml, markdown, jsx]

/** Grammars that need no others, or register those that they need. */
export const SINGLE: readonly Syntax[] = [
  apex,
  arduino,
  bash,
  basic,
  c,
  clojure,
  cpp,
  csharp,
  dart,
  diff,
  docker,
  elixir,
  erlang,
  fsharp,
  go,
  graphql,
  groovy,
  haskell,
  hcl,
  http,
  ini,
  java,
  json,
  julia,
  kotlin,
  less,
  lua,
  makefile,
  nginx,
  nix,
  objectivec,
  ocaml,
  perl,
  php,
  powershell,
  properties,
  protobuf,
  python,
  r,
  ruby,
  rust,
  sass,
  scala,
  scss,
  solidity,
  sql,
  swift,
  toml,
  tsx,
  typescript,
  vbnet,
  vim,
  wasm,
  zig,
]

/** Grammars that another one contains if they are registered before it. */
export const CONTAINED: ReadonlyMap<Syntax, Syntax> = new Map([[http, json]])
