// The parts of css-tree without its tables of all properties, which nothing here needs.
declare module 'css-tree/parser' {
  const parse: typeof import('css-tree').parse
  export = parse
}

declare module 'css-tree/utils' {
  export const ident: typeof import('css-tree').ident
  export const string: typeof import('css-tree').string
}

declare module 'css-tree/generator' {
  const generate: typeof import('css-tree').generate
  export = generate
}
