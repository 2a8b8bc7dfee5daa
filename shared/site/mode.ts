/**
 * Runs before anything is painted: says that there is a script, and chooses light or dark. What a reader
 * chose wins, then docs.json, then the reader's system.
 */
export const modeScript =
  "(function(r){var m,d=r.dataset;d.js='';try{m='fixed'in d?0:localStorage.getItem('mode')}catch(e){}" +
  "m=m||d.default;if(m)d.mode=m;else d.mode=matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'" +
  '})(document.documentElement)'

/** What the document's policy allows that script by: the SHA-256 of its text. */
export const modeScriptHash = 'sha256-zZMxQgDqth7kuzEh5waSMbWATts1C8Ei/vaFzcDhn4o='
