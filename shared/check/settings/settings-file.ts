/** The file in which a repository sets the severity of each rule and where it holds. */
export const SETTINGS_FILE = '.galley/check.json'
