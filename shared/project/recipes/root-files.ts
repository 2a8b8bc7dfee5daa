/** Files that hosts read in the root of a repository only, in folders that are hidden otherwise. */
export const ROOT_FILES = {
  github: '.github/workflows/documentation.yml',
  gitlab: '.gitlab-ci.yml',
} as const
