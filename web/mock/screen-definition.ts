import type { Catalogue, Locale } from '#web/messages/catalogue.ts'
import type { StoredState } from './stored-state.ts'

export const AREAS = ['sign-up', 'sign-in', 'recovery', 'account', 'wallet', 'sandbox', 'admin', 'docs'] as const
export type Area = (typeof AREAS)[number]

/** The conditions of a state of a screen. */
export interface StateSetup {
  /** The browser's storage. */
  stored?: StoredState
  /** The location state of the navigation to the screen. Created for each visit, because codes expire. */
  locationState?: () => object
  /** Scenarios of operations that do not respond with their default one. */
  scenarios?: Readonly<Record<string, string>>
  /** The user's actions on the screen. */
  steps?: readonly Step[]
}

/** An operation that a screen calls. Each of its scenarios is a state of the screen. */
export interface ScreenCall extends StateSetup {
  operation: string
}

/** A state that does not depend on a response of the server. */
export interface ClientState extends StateSetup {
  id: string
}

export interface Screen extends Omit<StateSetup, 'steps'> {
  id: string
  path: string
  /** The states of the first call have only the scenario in their name: `phone.phone_duplicate`. */
  calls?: readonly ScreenCall[]
  clientStates?: readonly ClientState[]
}

export interface ScreenInArea extends Screen {
  area: Area
}

export const call = (operation: string, setup: StateSetup = {}): ScreenCall => ({ operation, ...setup })

export const clientState = (id: string, setup: StateSetup = {}): ClientState => ({ id, ...setup })

/** A text of the app in the current language. */
type Label = (locale: Locale) => string

/** An action of the user on a screen. */
export type Step =
  | { fill: Label; value: string; leave?: boolean }
  | { press: Label; nth?: number }
  | { attach: Label; content: string }

/** `label(common, t => t.next)` */
export function label<Texts>(catalogue: Catalogue<Texts>, pick: (texts: Texts) => string): Label {
  return locale => pick(catalogue[locale])
}

/** Types into the field, or the group of code boxes, with this label, or chooses the option with this value. */
export const fill = (name: Label, value: string): Step => ({ fill: name, value })

/** The same, and then leaves the field, which may show its problem only then. */
export const fillAndLeave = (name: Label, value: string): Step => ({ fill: name, value, leave: true })

/** Chooses a file with this content in the field with this label. */
export const attach = (name: Label, content: string): Step => ({ attach: name, content })

/** Presses the button, link, tab, card or box with this name. With several such elements, the first or the `nth`. */
export const press = (name: Label, nth?: number): Step => (nth === undefined ? { press: name } : { press: name, nth })
