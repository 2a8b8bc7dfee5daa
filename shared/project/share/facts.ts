import type { Message } from '../../messages/message.ts'

/**
 * What became of a proposal: not sent yet, waiting where it was sent to, taken into the branch that everybody
 * builds on (in whatever form), or removed there without having been taken.
 */
export type ProposalStanding = 'unsent' | 'open' | 'merged' | 'closed'

/** A branch with changes that somebody proposes. */
export interface Proposal {
  /** Its branch. */
  readonly name: string
  readonly standing: ProposalStanding
  /** The first line of what was sent last. */
  readonly title: string
  /** The page to open or create its request, if the address of the remote has one. */
  readonly page?: string
  /** The folder shows this one. */
  readonly isPresent: boolean
}

/** Why changes cannot be shared at the moment, and what to do. */
export interface Obstacle {
  readonly reason: Message
  readonly hint?: Message
}

/** Where changes are sent. */
export interface RemotePlace {
  /** What git calls it. */
  readonly name: string
  /** Without a password. */
  readonly address: string
}

/** What Galley remembers of one folder, as the person chose it. */
export interface SharingChoices {
  /** Changes go straight to the branch that everybody builds on, without a proposal. */
  readonly direct: boolean
  /** Newer changes are looked for without being asked. */
  readonly watch: boolean
}

/** A step of Galley that replaced texts in the folder, such as getting newer changes. */
export interface LastStep {
  readonly kind: StepKind
  /** It was cut short: only some files were replaced. */
  readonly isUnfinished: boolean
}

/** What a step that replaces texts is for. */
export type StepKind = 'latest' | 'start' | 'switch' | 'takeBack'

/** What is known about the history of a folder and where it is shared, without asking the network. */
export interface ShareFacts {
  /** No history, a history that cannot be used, or one that can. */
  readonly history: 'none' | 'unusable' | 'present'
  /** Why nothing can be shared, if the history is unusable or another program has not finished. */
  readonly obstacle?: Obstacle
  /** Missing if changes are not sent anywhere. */
  readonly remote?: RemotePlace
  /** The branch that everybody builds on. */
  readonly main: string
  /** The current branch, if there is one. */
  readonly branch?: string
  /** Present if the current branch is a proposal. */
  readonly proposal?: Proposal
  /** Files whose changes are nowhere else: on disk or committed, by path in the site where they belong to it. */
  readonly unsent: readonly string[]
  /** Commits that are known to be elsewhere and not here. */
  readonly newer: number
  /** Who they are from, each once, the latest first. */
  readonly newerBy: readonly string[]
  readonly choices: SharingChoices
  /** The last step, while it can be undone. */
  readonly lastStep?: LastStep
  /** Files with two versions, of which the person has to choose. */
  readonly undecided: readonly string[]
}

/** What is at an address where changes are to be sent. */
export interface AddressReport {
  /** An empty repository, a folder that becomes one, this history or an earlier state of it, or something unknown. */
  readonly kind: 'empty' | 'newFolder' | 'same' | 'other'
  /** For git, with a complete path. */
  readonly address: string
  /** The branch that everybody builds on there. */
  readonly main?: string
}

/** What a step did. */
export interface StepReport {
  /** The files that changed on disk, by path in the site. */
  readonly changed: readonly string[]
  /** Files with two versions, of which the person has to choose. */
  readonly undecided: readonly string[]
}

/** What is known of a folder without a history. */
export const NO_HISTORY: ShareFacts = {
  history: 'none',
  main: 'main',
  unsent: [],
  newer: 0,
  newerBy: [],
  choices: { direct: false, watch: false },
  undecided: [],
}
