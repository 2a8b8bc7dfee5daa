/** Common software terms that no dictionary of the language has. */
export const fieldTerms: ReadonlySet<string> = new Set(
  `
    admin admins analytics api apis app apps async auth autocomplete autosave autoscaling backend
    backends backlink backlinks backoff backtick backticks bitmask blog boolean booleans callback
    callbacks callout callouts changelog changelogs chatbot chatbots checkbox checkboxes checkout cli codebase codebases
    colocated config configs cron crontab css customizable dashboard dashboards dataset datasets
    datastore debounce deduplicate deduplication dependabot deprecate deprecated dev devops diff diffs
    dir dirs discoverability docker dockerfile docs dropdown dropdowns embeddable endpoint endpoints
    enum enums env failover favicon favicons filename filenames filesystem firewall frontend frontends
    frontmatter fullscreen git github gitlab grayscale guid hardcode hardcoded hashtag hostname
    hostnames hotfix html http https idempotency idempotent iframe iframes init inline inlined iterable
    javascript json jwt keypair keystroke keystrokes kubectl kubernetes lifecycle linter linters linux
    localhost lockfile login logins lookup lookups macos markdown mdx metadata microservice
    microservices middleware monorepo monorepos mutex namespace namespaces natively nginx node npm
    nullable oauth ok okay onboard onboarding openapi opensource opt orchestrator param params parser parsers
    passphrase passthrough pipeline pipelines plaintext plugin plugins polyfill popup popups postgres
    prefetch prefilled preflight preload preloaded prepend prepended preview previewed proxied px rebase
    rebased redirect redirects refactor refactored regex regexes repo repos repositories rerun rest
    roadmap rollback rollout rollouts routable runbook runtime runtimes sandbox sandboxed scalable
    schema schemas screenshot screenshots scrollable sdk sdks semver serverless sidebar sidebars sitemap
    sitemaps skeuomorphic snippet snippets spam sql ssh ssl stacktrace startup stderr stdin stdout
    stylesheet stylesheets subcommand subcommands subdirectories subdirectory subdomain subdomains
    subfolder subfolders submenu submodule submodules subpath subset substring substrings subtree symlink symlinks syntax
    tarball taskbar teardown templating timeout timeouts timestamp timestamps tls tokenize tokenizer
    toolbar toolbars tooltip tooltips topbar typescript ui uncheck unicode unix unlist unlisted
    unsubscribe untracked untrusted uptime url urls usability username usernames utf uuid uuids
    validator validators viewport viewports vite walkthrough webhook webhooks webpage webpages website
    websites whitelist whitespace wildcard wildcards workflow workflows workspace workspaces xml yaml
    zip
  `
    .trim()
    .split(/\s+/),
)
