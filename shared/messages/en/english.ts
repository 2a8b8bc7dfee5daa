import apiRules from './api-rules.json' with { type: 'json' }
import app from './app.json' with { type: 'json' }
import author from './author.json' with { type: 'json' }
import blocks from './blocks.json' with { type: 'json' }
import build from './build.json' with { type: 'json' }
import checks from './checks.json' with { type: 'json' }
import cli from './cli.json' with { type: 'json' }
import commands from './commands.json' with { type: 'json' }
import common from './common.json' with { type: 'json' }
import components from './components.json' with { type: 'json' }
import config from './config.json' with { type: 'json' }
import convert from './convert.json' with { type: 'json' }
import disk from './disk.json' with { type: 'json' }
import fieldsAbout from './fields-about.json' with { type: 'json' }
import fit from './fit.json' with { type: 'json' }
import git from './git.json' with { type: 'json' }
import host from './host.json' with { type: 'json' }
import json from './json.json' with { type: 'json' }
import network from './network.json' with { type: 'json' }
import openapi from './openapi.json' with { type: 'json' }
import pageSyntax from './page-syntax.json' with { type: 'json' }
import project from './project.json' with { type: 'json' }
import rules from './rules.json' with { type: 'json' }
import sections from './sections.json' with { type: 'json' }
import share from './share.json' with { type: 'json' }
import tree from './tree.json' with { type: 'json' }

/** The English texts: one file per area, complete. Every other language may have fewer. */
export const english = {
  'api-rules': apiRules,
  app,
  author,
  build,
  checks,
  cli,
  commands,
  common,
  components,
  'fields-about': fieldsAbout,
  blocks,
  config,
  convert,
  disk,
  fit,
  git,
  host,
  json,
  network,
  openapi,
  'page-syntax': pageSyntax,
  project,
  rules,
  sections,
  share,
  tree,
} as const
