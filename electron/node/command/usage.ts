/** What `galley --help` prints. */
export const usage = `Galley edits documentation repositories that are configured by one docs.json.

galley [open] [folder] [--browser | --electron] [--no-open] [--port N]
    Opens the editor. --no-open prints the address and opens no window.
galley build [folder] --out DIR [--site-url URL] [--strict] [--json] [--fetch]
    Writes the static site. With --strict it writes nothing where there are errors or warnings.
    --fetch first downloads the API descriptions that docs.json names by their addresses.
galley check [folder] [--format text|json|sarif|github] [--only RULE] [--max-warnings N]
             [--fix] [--fetch] [--external] [--baseline FILE [--write-baseline]]
    Lists the problems of docs.json and of every page. --fix makes the fixes that need no question.
    --external asks the external addresses that pages link to.
galley config get|set|insert|remove|move [folder] POINTER [VALUE | TO]
    Makes one minimal edit of docs.json, as the editor would make it.
galley convert [folder] [--to galley|newer|mint] [--dry-run] [--json]
    Converts mint.json, or a docs.json in the newer format, to the docs.json that Galley reads, and
    back with --to. Tells what becomes of every part before it writes, and keeps what it replaces.
galley new [folder]
    Makes a minimal site.
galley --version

Exit codes: 0 fine, 1 problems, 2 wrong usage.
GALLEY_DATA names the folder for Galley's own data, GALLEY_BROWSER the program that shows the editor.`
