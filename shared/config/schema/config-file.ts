/** The file that configures a site, at the root of its repository. */
export const CONFIG_FILE = 'docs.json'
