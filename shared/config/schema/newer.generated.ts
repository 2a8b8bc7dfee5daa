// Made from newer.schema.json by `npm run generate`. Do not edit.

/** The name of an icon, or its name with a style or a library. */
export type NewerIcon =
  | string
  | {
      /** The name of the icon. */
      readonly name?: string
      /** How the icon is drawn. */
      style?:
        | 'brands'
        | 'duotone'
        | 'light'
        | 'regular'
        | 'sharp-duotone-solid'
        | 'sharp-light'
        | 'sharp-regular'
        | 'sharp-solid'
        | 'sharp-thin'
        | 'solid'
        | 'thin'
      /** The set in which this icon is looked up. Only the host looks there: Galley looks in the library of the site. */
      readonly library?: 'fontawesome' | 'lucide' | 'tabler'
    }

/** Everything that docs.json says in the newer form, in which the navigation is an object. */
export interface NewerConfig {
  /** Where editors find the description of this file. */
  readonly $schema?: unknown
  /** The arrangement of header, sidebar and page. Galley draws three arrangements of its own that stand for these nine names. */
  readonly theme?: 'mint' | 'maple' | 'palm' | 'willow' | 'linden' | 'almond' | 'aspen' | 'luma' | 'sequoia'
  /** The name of the project. It is shown in the title of every page, and in the header if there is no logo. */
  readonly name: string
  /** What the site is about, for pages that do not say it themselves. */
  readonly description?: string
  /** Whether the host shows the site without a login. Galley builds files and hosts nothing. */
  readonly public?: boolean
  /** The languages, versions, products, tabs, dropdowns, anchors, groups and pages of the site. */
  readonly navigation: unknown
  /** The colors of the site. */
  readonly colors?: {
    /** Links, the current page and other accents in light mode. */
    readonly primary?: string
    /** Links, the current page and other accents in dark mode. */
    readonly light?: string
    /** Background of important buttons, in both modes. */
    readonly dark?: string
  }
  /** The image at the left of the header: one file for both modes, or one for each. */
  readonly logo?: string | NewerLogo
  /** The small image in the tab of the browser: one file, or one for each mode. */
  readonly favicon?: string | NewerImages
  /** The mode that readers see. */
  readonly appearance?: {
    /** The mode that new readers see. */
    readonly default?: 'system' | 'light' | 'dark'
    /** Hides the switch, so that readers cannot change the mode. */
    readonly strict?: boolean
  }
  /** What is behind the pages. */
  readonly background?: {
    /** An image behind every page. */
    readonly image?: string | NewerImages
    /** A pattern behind every page. */
    readonly decoration?: 'gradient' | 'grid' | 'windows'
    readonly color?: NewerColors
  }
  /** The typefaces of the site: one for everything, or one for headings and one for text. */
  readonly fonts?: {
    /** The name of the typeface. */
    readonly family?: string
    /** How bold the text is, from 100 to 900. */
    readonly weight?: number
    /** Path or address of the font file. Galley draws files of the repository. */
    readonly source?: string
    /** The format of the font file. */
    readonly format?: 'woff' | 'woff2'
    readonly heading?: NewerFont
    readonly body?: NewerFont
  }
  /** Where the pictures of icon names come from. */
  readonly icons?: {
    /** The set in which all icon names of the site are looked up. */
    readonly library?: 'fontawesome' | 'lucide' | 'tabler'
  }
  /** Small choices about pages. */
  readonly styling?: {
    /** The group of the page, or the whole path to it. */
    readonly eyebrows?: 'section' | 'breadcrumbs'
    /** Loads the styles of formulas. Galley finds out by itself which pages need them. */
    readonly latex?: boolean
    /** The colors of code blocks: those of the page, always dark, or a named theme. */
    readonly codeblocks?: string | NewerCodeblocks
  }
  /** Pictures that a build with the address of the site draws for links to its pages. */
  readonly thumbnails?: {
    /** Galley draws its own. */
    readonly background?: unknown
    /** Galley draws its own. */
    readonly fonts?: unknown
    /** For pages without a picture. */
    readonly enabled?: boolean
    /** Its default is the mode for new readers. */
    readonly appearance?: 'light' | 'dark'
  }
  /** Links and the button at the right of the header. */
  readonly navbar?: {
    /**
     * Text links in the header, in their order.
     *
     * Items: One link.
     */
    readonly links?: {
      /** What the link says. */
      readonly label?: string
      /** An address, or the path of a page. */
      readonly href?: string
      readonly icon?: NewerIcon
      /** A repository or a community: it has an icon, and the text may be left out. */
      readonly type?: 'github' | 'discord'
    }[]
    /** The button at the right end of the header. */
    readonly primary?: {
      /** A button that leads somewhere, a repository, or a community. */
      readonly type?: 'button' | 'github' | 'discord'
      /** What the button says. */
      readonly label?: string
      /** Where the button leads. */
      readonly href?: string
    }
  }
  /** What is shown at the end of every page. */
  readonly footer?: {
    readonly socials?: NewerSocials
    /**
     * Columns of links.
     *
     * Items: One column.
     */
    readonly links?: {
      /** The heading of the column. */
      readonly header?: string
      /**
       * The links of the column.
       *
       * Items: One link.
       */
      readonly items?: {
        /** What the link says. */
        readonly label?: string
        /** An address, or the path of a page. */
        readonly href?: string
      }[]
    }[]
  }
  readonly banner?: NewerBanner
  /** What readers can do with a page: copy it, open it as Markdown, or take it to another program. */
  readonly contextual?: {
    /**
     * The entries in their order; the first one is the button.
     *
     * Items: A known entry, or a link of your own. Entries for assistants, servers and code editors need a host that offers them; Galley leaves them out.
     */
    readonly options?: (
      | (
          | 'copy'
          | 'view'
          | 'chatgpt'
          | 'claude'
          | 'perplexity'
          | 'grok'
          | 'aistudio'
          | 'download-pdf'
          | 'download-spec'
          | 'assistant'
          | 'devin'
          | 'windsurf'
          | 'mcp'
          | 'add-mcp'
          | 'cursor'
          | 'vscode'
          | 'devin-mcp'
          | 'devin-desktop'
        )
      | {
          /** What the entry says. */
          readonly title?: string
          /** A line below the text. */
          readonly description?: string
          readonly icon?: NewerIcon
          /** Where the entry leads; $page stands for the address of the page, $path for its path. */
          href?:
            | string
            | {
                /** The address without query. */
                readonly base?: string
                /**
                 * Keys and values of the query.
                 *
                 * Items: One key with its value.
                 */
                readonly query?: {
                  /** The key. */
                  readonly key?: string
                  /** The value. */
                  readonly value?: string
                }[]
              }
        }
    )[]
    /** Beside the title, or below the contents of the page where these are shown. */
    readonly display?: 'header' | 'toc'
  }
  /** The search of the site. */
  readonly search?: {
    /** What the search button and the empty search field say. */
    readonly prompt?: string
  }
  /** What search engines see. */
  readonly seo?: {
    /** The pages of the navigation, or all pages. */
    readonly indexing?: 'navigable' | 'all'
    /** Tags for the head of every page. */
    readonly metatags?: {
      /** The content of the tag. */
      [k: string]: string
    }
    /**
     * Meta tags for the pages of a folder.
     *
     * Items: One folder.
     */
    readonly paths?: {
      /** Path of the folder. */
      readonly path?: string
      /** Tags for the head of its pages. */
      readonly metatags?: {
        /** The content of the tag. */
        [k: string]: string
      }
    }[]
    /** Facts about the organization behind the site, for search engines. */
    readonly organization?: {
      /** The name of the organization. */
      readonly name?: string
      /** The registered name of the organization. */
      readonly legalName?: string
      /** The address of its website. */
      readonly url?: string
      /** The path or the address of its logo. */
      readonly logo?: string
      /**
       * Addresses of its accounts and of other pages about it.
       *
       * Items: One address.
       */
      readonly sameAs?: readonly string[]
      /** An address that identifies the organization for programs. */
      readonly id?: string
    }
    /** Whether canonical addresses end with a slash. Only the host does this: Galley gives the address of the file. */
    readonly trailingSlash?: boolean
  }
  /** What a page says about itself. */
  readonly metadata?: {
    /** Shows at the end of every page when it was changed last. */
    readonly timestamp?: boolean
  }
  /** Pages that readers see when something is missing. */
  readonly errors?: {
    /** The page for an address that does not exist. */
    readonly '404'?: {
      /** Whether the host leads readers to the first page instead. Galley shows the page with the way there. */
      readonly redirect?: boolean
      /** The title of the page. */
      readonly title?: string
      /** The text of the page, with inline Markdown. */
      readonly description?: string
    }
  }
  /** What happens when readers use the navigation. */
  readonly interaction?: {
    /** Opening a group also goes to its first page. Otherwise, the group only unfolds. */
    readonly drilldown?: boolean
  }
  /**
   * Old addresses and where they lead now.
   *
   * Items: One old address.
   */
  readonly redirects?: {
    /** The old path, such as /old-page. “:slug*” stands for whatever follows. */
    readonly source?: string
    /** The new path or address. */
    readonly destination?: string
    /** Tells search engines to forget the old address. */
    readonly permanent?: boolean
  }[]
  /**
   * Hosts whose pages the site may show inside its own, in addition to the players and tools that Galley knows. A reader loads such a page with a click.
   *
   * Items: The name of a host, without https:// and without a path.
   */
  readonly embeds?: readonly string[]
  /** Words around the pages, such as the heading of the table of contents, in place of those that Galley comes with. A text is for the language of the site; where a site has several languages, there can be one text for each. */
  readonly words?: {
    /** What readers see. Placeholders in double braces stay as they are. */
    [k: string]:
      | string
      | {
          /** The text in this language. */
          [k: string]: string
        }
  }
  /** Accounts of other services. They are kept for the host; a site that Galley builds loads nothing. */
  readonly integrations?: {
    /** The account at Adobe Analytics. */
    readonly adobe?: {
      /** The address of the script. */
      readonly launchUrl?: string
    }
    /** The account at Amplitude. */
    readonly amplitude?: {
      /** The key of the project. */
      readonly apiKey?: string
    }
    /** The account at Microsoft Clarity. */
    readonly clarity?: {
      /** The ID of the project. */
      readonly projectId?: string
    }
    /** The account at Clearbit. */
    readonly clearbit?: {
      /** The key that pages may show. */
      readonly publicApiKey?: string
    }
    /** How the site learns that a reader agreed to cookies. */
    readonly cookies?: {
      /** The name of the stored value. */
      readonly key?: string
      /** What is stored when a reader agrees. */
      readonly value?: string
    }
    /** The account at Fathom. */
    readonly fathom?: {
      /** The ID of the site. */
      readonly siteId?: string
    }
    /** The account at Front. */
    readonly frontchat?: {
      /** The ID of the chat. */
      readonly snippetId?: string
    }
    /** The account at Google Analytics 4. */
    readonly ga4?: {
      /** Starts with G. */
      readonly measurementId?: string
    }
    /** The account at Google Tag Manager. */
    readonly gtm?: {
      /** Starts with G. */
      readonly tagId?: string
    }
    /** The account at Heap. */
    readonly heap?: {
      /** The ID of the app. */
      readonly appId?: string
    }
    /** The account at Hightouch. */
    readonly hightouch?: {
      /** The key of the source. */
      readonly writeKey?: string
      /** The address of the service, if it is not the default. */
      readonly apiHost?: string
    }
    /** The account at Hotjar. */
    readonly hotjar?: {
      /** The ID of the site. */
      readonly hjid?: string
      /** The version of the snippet. */
      readonly hjsv?: string
    }
    /** The account at Intercom. */
    readonly intercom?: {
      /** The ID of the app. */
      readonly appId?: string
    }
    /** The account at Koala. */
    readonly koala?: {
      /** The key that pages may show. */
      readonly publicApiKey?: string
    }
    /** The account at LogRocket. */
    readonly logrocket?: {
      /** The ID of the app. */
      readonly appId?: string
    }
    /** The account at Mixpanel. */
    readonly mixpanel?: {
      /** The token of the project. */
      readonly projectToken?: string
    }
    /** Scripts of other hosts. A site that Galley builds runs none. */
    readonly customScripts?: unknown
    /** The account at OneTrust. */
    readonly onetrust?: unknown
    /** The account at Pirsch. */
    readonly pirsch?: {
      /** The identification code. */
      readonly id?: string
    }
    /** The account at Plausible. */
    readonly plausible?: {
      /** The domain of the site, without https. */
      readonly domain?: string
      /** The host of your own server. */
      readonly server?: string
    }
    /** The account at PostHog. */
    readonly posthog?: {
      /** Starts with phc_. */
      readonly apiKey?: string
      /** The address of your own server. */
      readonly apiHost?: string
      /** Whether visits are recorded. */
      readonly sessionRecording?: boolean
    }
    /** The account at Segment. */
    readonly segment?: {
      /** The key of the source. */
      readonly key?: string
    }
    /** Whether the host counts visits. */
    readonly telemetry?: {
      /** Whether the host counts visits. */
      readonly enabled?: boolean
    }
    /** The account at Transcend. */
    readonly transcend?: {
      /** The ID of the bundle. */
      readonly bundleId?: string
      /** The purpose for which readers are asked. */
      readonly analyticsPurpose?: string
    }
  }
  /** How pages that document an API behave. */
  readonly api?: {
    /** The files that describe your API. */
    readonly openapi?: unknown
    /** The files that describe your channels. */
    readonly asyncapi?: unknown
    /** The form on API pages that sends a request. */
    readonly playground?: {
      /** The whole playground, the endpoint alone, or nothing. A site that Galley builds has no sign-in: there, the playground is always open. */
      readonly display?: 'interactive' | 'simple' | 'none' | 'auth'
      /** Whether requests go through the host. In a site that Galley builds they go to the API directly. */
      readonly proxy?: boolean
      /** Whether requests carry the cookies of the reader. In a site that Galley builds they never do. */
      readonly credentials?: boolean
    }
    /** How parameters are shown. */
    readonly params?: {
      /** Whether nested parameters are shown unfolded. */
      readonly expanded?: 'all' | 'closed'
      /** Fields of the description that are shown as small marks. */
      readonly post?: unknown
    }
    /** The samples of requests. */
    readonly examples?: {
      /** Whether samples have all fields or the required ones. In a site that Galley builds, readers choose. */
      readonly defaults?: 'required' | 'all'
      /**
       * The languages of generated samples, in the order of their tabs. Galley writes curl, javascript, python, go, php, ruby, java, and csharp.
       *
       * Items: The name of a language.
       */
      readonly languages?: readonly string[]
      /** Fills the playground with the examples of the description. A site that Galley builds always offers them. */
      readonly prefill?: boolean
      /** Generates samples from the description. Without them, there are only those that the description or a page has. */
      readonly autogenerate?: boolean
    }
    /** Shows the server in front of the path. A site that Galley builds always does. */
    readonly url?: 'full'
    /** What readers get of the API description itself. */
    readonly spec?: {
      /** The page menu of API pages offers the file of the description. */
      readonly download?: boolean
    }
    /** Pages that describe an endpoint without an API description. */
    readonly mdx?: {
      /** The beginning of the address of every endpoint. Readers can switch between several. */
      readonly server?: string | readonly string[]
      /** How requests authenticate. */
      readonly auth?: {
        /** The way of authentication. */
        readonly method?: 'bearer' | 'basic' | 'key' | 'cobo'
        /** The name of the parameter. */
        readonly name?: string
      }
    }
  }
  /** Names and texts: where a page says {{name}}, readers see the text. */
  readonly variables?: {
    /** What readers see. */
    [k: string]: string
  }
  /** What the Markdown version of each page has besides the page. */
  readonly markdown?: {
    /** Whether the Markdown version of an API page has the whole API description. Galley writes what the page shows. */
    readonly schema?: unknown
    /** A text for programs that read the site. It is at the end of llms.txt and of the Markdown version of each page. */
    readonly instructions?: string | readonly string[]
  }
  /** Variants of the content. */
  readonly variations?: unknown
}
/** One image for light pages, another one for dark pages. */
export interface NewerLogo {
  /** Path of the logo that is shown in light mode. */
  readonly light?: string
  /** Path of the logo that is shown in dark mode. */
  readonly dark?: string
  /** Where a click on the logo leads. */
  readonly href?: string
}
/** One image for light pages, another one for dark pages. */
export interface NewerImages {
  /** Path of the image that is shown in light mode. */
  readonly light?: string
  /** Path of the image that is shown in dark mode. */
  readonly dark?: string
}
/** A color for each mode. */
export interface NewerColors {
  /** The color in light mode. */
  readonly light?: string
  /** The color in dark mode. */
  readonly dark?: string
}
/** A typeface for headings or for text. */
export interface NewerFont {
  /** The name of the typeface. */
  readonly family?: string
  /** How bold the text is, from 100 to 900. */
  readonly weight?: number
  /** Path or address of the font file. */
  readonly source?: string
  /** The format of the font file. */
  readonly format?: 'woff' | 'woff2'
}
/** A theme for each mode. */
export interface NewerCodeblocks {
  /** The name of a theme, or one for each mode. */
  theme?:
    | string
    | {
        /** Name of the theme in light mode. */
        readonly light?: string
        /** Name of the theme in dark mode. */
        readonly dark?: string
      }
  /** Grammars for further languages. */
  readonly languages?: unknown
}
/** Accounts of the project, as a row of icons at the end of every page. */
export interface NewerSocials {
  /** Address of your Website account. */
  readonly website?: string
  /** Address of your X account. */
  readonly x?: string
  /** Address of your GitHub account. */
  readonly github?: string
  /** Address of your LinkedIn account. */
  readonly linkedin?: string
  /** Address of your Discord account. */
  readonly discord?: string
  /** Address of your Slack account. */
  readonly slack?: string
  /** Address of your Facebook account. */
  readonly facebook?: string
  /** Address of your Instagram account. */
  readonly instagram?: string
  /** Address of your Hacker News account. */
  readonly 'hacker-news'?: string
  /** Address of your Twitter account. */
  readonly twitter?: string
  /** Address of your YouTube account. */
  readonly youtube?: string
  /** Address of your Medium account. */
  readonly medium?: string
  /** Address of your Telegram account. */
  readonly telegram?: string
  /** Address of your Reddit account. */
  readonly reddit?: string
  /** Address of your Bluesky account. */
  readonly bluesky?: string
  /** Address of your Threads account. */
  readonly threads?: string
  /** Address of your Podcast account. */
  readonly podcast?: string
  /** Address of your X account. */
  readonly 'x-twitter'?: string
  /** Address of your Website account. */
  readonly 'earth-americas'?: string
}
/** A line above the header of every page. */
export interface NewerBanner {
  /** The text, with inline Markdown. */
  readonly content?: string
  /** Readers can close the banner; it stays away until its text changes. */
  readonly dismissible?: boolean
  /** What the banner is about, which gives it its color. */
  readonly type?: 'info' | 'warning' | 'critical'
  readonly color?: NewerColors
}
