/**
 * Runs in the page for wrong addresses where nobody said which path the site is hosted at: its links begin at
 * the host's root. Where the site's script is not there, everything is tried one folder of the address deeper.
 */
export const rootScript =
  "(function(d){var base='/',names=location.pathname.split('/').slice(1,-1);" +
  'function deeper(){if(!names.length)return;' +
  "var to=base+names.shift()+'/',old=base;base=to;" +
  "function moved(u){return u&&u.indexOf(old)===0&&u[1]!=='/'?to+u.slice(old.length):u}" +
  "['href','src','data-search','data-pages'].forEach(function(name){" +
  "d.querySelectorAll('['+name+']').forEach(function(e){" +
  'var u=e.getAttribute(name);if(moved(u)!==u)e.setAttribute(name,moved(u))})});' +
  "d.querySelectorAll('style').forEach(function(e){" +
  "e.textContent=e.textContent.split('url(\"'+old).join('url(\"'+to)});" +
  "var s=d.querySelector('script[data-search]'),again=d.createElement('script');" +
  'again.dataset.search=s.dataset.search;again.src=s.src;s.replaceWith(again)}' +
  "addEventListener('error',function(e){if(!e.target.dataset||!e.target.dataset.search)return;" +
  "if(d.readyState==='loading')d.addEventListener('DOMContentLoaded',deeper);else deeper()},true)" +
  '})(document)'

/** What the document's policy allows that script by: the SHA-256 of its text. */
export const rootScriptHash = 'sha256-ePlOhiQiKji0HrF7v7Fw2WEnbsP76l2NXOrFBTv19ew='
