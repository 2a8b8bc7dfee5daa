// Made from docs.schema.json by `npm run generate`. Do not edit.

/** Everything that docs.json says about a documentation site: its name, look, header, navigation and API settings. */
export interface DocsConfig {
  /** Where editors find the description of this file. */
  readonly $schema?: unknown
  /** The name of the project. It is shown in the title of every page, and in the header if there is no logo. */
  readonly name: string
  /** The groups of pages that readers see in the sidebar, in their order. */
  readonly navigation: readonly Group[]
  /** The image at the left of the header: one file for both modes, or one for each. */
  readonly logo?: string | Logo
  /** The small image in the tab of the browser. */
  readonly favicon?: string
  readonly colors?: Colors
  /** An image behind every page. It is shown at the top right and does not scroll. */
  readonly backgroundImage?: string
  readonly modeToggle?: ModeToggle
  /** Text links at the right of the header, in their order. */
  readonly topbarLinks?: readonly TopbarLink[]
  readonly topbarCtaButton?: CallToAction
  readonly footerSocials?: FooterSocials
  readonly primaryTab?: PrimaryTab
  /** Tabs below the header. Each one shows the pages whose path starts with its prefix; all other pages are in the first tab. */
  readonly tabs?: readonly Tab[]
  readonly topAnchor?: TopAnchor
  /** Links with an icon at the top of the sidebar: to a part of the documentation, or to another site. */
  readonly anchors?: readonly Anchor[]
  /**
   * The versions that readers choose from in the header. Leave it out unless several versions are shown. The first one is the default.
   *
   * Items: One version of the documentation.
   */
  readonly versions?: readonly (string | VersionEntry)[]
  /** The files that describe your API. Pages can take an operation from them. */
  readonly openapi?: string | readonly string[]
  readonly api?: Api
  readonly feedback?: Feedback
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
  /** Pictures that a build with the address of the site draws for links to its pages. */
  readonly thumbnails?: {
    /** For pages without a picture. */
    readonly enabled?: boolean
  }
  /** Old addresses and where they lead now. */
  readonly redirects?: readonly Redirect[]
  /** Named look of another tool. Galley keeps it and draws its own look. */
  readonly theme?: unknown
  /** Arrangement of the sidebar in another tool. */
  readonly layout?: unknown
  /** Tags for the head of every page. */
  readonly metadata?: unknown
  /** What search engines may index. */
  readonly seo?: unknown
  /** Text and place of the search field. */
  readonly search?: unknown
  /** Decoration behind the pages. */
  readonly background?: unknown
  /** Colors of code blocks. */
  readonly codeBlock?: unknown
  /** Style of the sidebar. */
  readonly sidebar?: unknown
  /** Style of the header. */
  readonly topbar?: unknown
  /** Links and accounts in the footer. */
  readonly footer?: unknown
  /** Typefaces of the site. */
  readonly font?: unknown
  /** Typefaces of the site. */
  readonly fonts?: unknown
  /** The small line above the title of a page. */
  readonly eyebrow?: unknown
  /** How round the corners are. */
  readonly rounded?: unknown
  /** Accounts of services that count visitors. Nothing is sent by a site that Galley builds. */
  readonly analytics?: unknown
  /** Accounts of other services. Nothing is loaded by a site that Galley builds. */
  readonly integrations?: unknown
  /** What the menu of a page offers. */
  readonly contextual?: unknown
  /** Hides the mark of the tool that built the site. */
  readonly isWhiteLabeled?: unknown
  /** Older way to say that the feedback buttons are off. */
  readonly hideFeedbackButtons?: unknown
  /** Names of styles for parts of the page. */
  readonly classes?: unknown
  /** Where the source of the documentation is kept. */
  readonly repo?: unknown
}
/** A heading in the sidebar with the pages below it. */
export interface Group {
  /** The heading as readers see it. Empty: the pages have no heading. */
  readonly group?: string
  /**
   * Paths of the pages in their order, without extension; groups can be listed among them.
   *
   * Items: The path of a page without its extension, or a group inside this one.
   */
  readonly pages?: readonly (string | Group)[]
  /** An icon before the name. */
  readonly icon?: string
  /** How the icon is drawn. Styles that are not free are shown with the nearest free one. */
  readonly iconType?: 'brands' | 'duotone' | 'light' | 'sharp-solid' | 'solid' | 'thin'
  /** Shows the group only when this version is selected. */
  readonly version?: string
}
/** A logo for light pages, another for dark pages, and where a click on it leads. */
export interface Logo {
  /** Path of the logo that is shown in light mode. */
  readonly light?: string
  /** Path of the logo that is shown in dark mode. */
  readonly dark?: string
  /** Where a click on the logo leads. */
  readonly href?: string
}
/** The colors of the site. */
export interface Colors {
  /** Links, the current page and other accents in light mode. */
  readonly primary?: string
  /** Links, the current page and other accents in dark mode. Where it is missing, the accent of light pages is used. */
  readonly light?: string
  /** Background of important buttons, in both modes. Where it is missing, the accent of light pages is used. */
  readonly dark?: string
  readonly background?: BackgroundColors
  /** The color behind the icons of anchors that have none of their own. */
  readonly anchors?: string | Gradient
  /** A further shade of the accent. */
  readonly ultraLight?: unknown
  /** A further shade of the accent. */
  readonly ultraDark?: unknown
}
/** The background of the pages: both colors, or none. */
export interface BackgroundColors {
  /** Background in light mode. */
  readonly light?: string
  /** Background in dark mode. */
  readonly dark?: string
}
/** From one color to another. */
export interface Gradient {
  /** The color at the start of the gradient. */
  readonly from?: string
  /** The color at the end of the gradient. */
  readonly to?: string
  /** A color in the middle of the gradient. */
  readonly via?: unknown
}
/** The switch between light and dark pages. */
export interface ModeToggle {
  /** The mode that new readers see. Where it is missing, their own system decides. */
  readonly default?: 'light' | 'dark'
  /** Readers cannot change the mode. Together with a mode for new readers, everybody sees that one. */
  readonly isHidden?: boolean
}
/** A text link in the header. */
export interface TopbarLink {
  /** What the link says. */
  readonly name?: string
  /** An address, or the path of a page. */
  readonly url?: string
  /** A plain link, or one that shows a repository. */
  readonly type?: unknown
}
/** The button at the right end of the header. */
export interface CallToAction {
  /** A button that leads somewhere, or a repository with its stars. */
  readonly type?: 'link' | 'github'
  /** What the button says. A repository needs none. */
  readonly name?: string
  /** Where the button leads, or the address of the repository. */
  readonly url?: string
  /** Shape of the button in another tool. */
  readonly style?: unknown
  /** Whether another tool draws an arrow after the text. */
  readonly arrow?: unknown
}
/** Accounts of the project, as a row of icons at the end of every page. */
export interface FooterSocials {
  /** Address of your website. */
  readonly website?: string
  /** Address of your GitHub account. */
  readonly github?: string
  /** Address of your X account. */
  readonly x?: string
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
}
/** The tab of all pages that belong to no other. */
export interface PrimaryTab {
  /** What the first tab says. */
  readonly name?: string
  /** Hides the first tab until a reader opens one of its pages. */
  readonly isDefaultHidden?: boolean
}
/** A tab below the header. */
export interface Tab {
  /** What the tab says. */
  readonly name?: string
  /** The beginning of the path of its pages, usually the name of their folder; or an address of another site. */
  readonly url?: string
  /** Shows the tab only when this version is selected. */
  readonly version?: string
  /** Hides the tab until a reader opens one of its pages. */
  readonly isDefaultHidden?: boolean
  /** API descriptions whose operations become pages of this tab. */
  readonly openapi?: string | readonly string[]
}
/** The anchor of all pages that belong to no other. */
export interface TopAnchor {
  /** What the first anchor says. */
  readonly name?: string
  /** The name of an icon. */
  readonly icon?: string
  /** How the icon is drawn. Styles that are not free are shown with the nearest free one. */
  readonly iconType?: 'brands' | 'duotone' | 'light' | 'sharp-solid' | 'solid' | 'thin'
}
/** A link with an icon at the top of the sidebar. */
export interface Anchor {
  /** What the anchor says. */
  readonly name?: string
  /** The name of an icon. */
  readonly icon?: string
  /** How the icon is drawn. Styles that are not free are shown with the nearest free one. */
  readonly iconType?: 'brands' | 'duotone' | 'light' | 'sharp-solid' | 'solid' | 'thin'
  /** The beginning of the path of its pages, usually the name of their folder; or an address of another site. */
  readonly url?: string
  /** The color behind the icon. Where it is missing, the accent is used. */
  readonly color?: string | Gradient
  /** Shows the anchor only when this version is selected. */
  readonly version?: string
  /** Hides the anchor until a reader opens one of its pages. */
  readonly isDefaultHidden?: boolean
  /** API descriptions whose operations become pages of this anchor. */
  readonly openapi?: string | readonly string[]
}
/** A version with more than its name. */
export interface VersionEntry {
  /** The name of the version, as readers see it. */
  readonly name?: string
  /** Where this version is, when it is another site. */
  readonly url?: string
  /** New readers see this version. */
  readonly default?: boolean
  /** The language of this version, such as “fr”. */
  readonly locale?: string
}
/** How pages that document an API behave. */
export interface Api {
  /** The beginning of the address of every endpoint. Readers can switch between several. */
  readonly baseUrl?: string | readonly string[]
  readonly auth?: Auth
  readonly playground?: Playground
  /** Shows the fields of an operation in the order of the API description. This will become the default. */
  readonly maintainOrder?: boolean
  /** Languages of the request examples. */
  readonly request?: unknown
  /** Whether parameters are shown unfolded. */
  readonly paramFields?: unknown
}
/** How the playground authenticates its requests. */
export interface Auth {
  /** The way of authentication of every endpoint. */
  readonly method?: 'bearer' | 'basic' | 'key'
  /** The name of the authentication parameter. For basic authentication it is the name of both fields, written [usernameName]:[passwordName]. */
  readonly name?: string
  /** What the field holds before a reader types, such as the beginning of every key. */
  readonly inputPrefix?: string
}
/** The form on API pages that sends a request. */
export interface Playground {
  /** The whole playground, the endpoint alone, or nothing. */
  readonly mode?: 'show' | 'simple' | 'hide'
  /** Requests go to the API directly. Galley always does that. */
  readonly disableProxy?: unknown
}
/** Buttons on every page for readers who found a mistake. */
export interface Feedback {
  /** A button that opens the source of the page for a pull request. */
  readonly suggestEdit?: boolean
  /** A button that opens a new issue about the page. */
  readonly raiseIssue?: boolean
  /** Asks whether the page was helpful. It needs a service that counts the answers. */
  readonly thumbsRating?: unknown
}
/** An old address and where it leads now. */
export interface Redirect {
  /** The old path, such as /old-page. “:slug*” stands for whatever follows. */
  readonly source?: string
  /** The new path or address. */
  readonly destination?: string
  /** Tells search engines to forget the old address. */
  readonly permanent?: boolean
}
