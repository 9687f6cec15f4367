import type { NamedControl } from './control.ts'
import type { ResponseTexts, ScreenText } from './screen-texts.ts'
import type { StoredState } from './stored-state.ts'

export const AREAS = ['sign-up', 'sign-in', 'recovery', 'account', 'wallet', 'sandbox', 'admin', 'docs'] as const
export type Area = (typeof AREAS)[number]

/** The conditions of a state of a screen. */
export interface StateSetup {
  /** The browser's storage. The default is that of somebody who is signed in, if the page is for them. */
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
  /** What the screen shows after its responses. */
  shows?: ResponseTexts
}

/** A state that does not depend on a response of the server. */
export interface ClientState extends StateSetup {
  id: string
  /** The default is the title. */
  shows?: ScreenText
}

export interface Screen extends Omit<StateSetup, 'steps'> {
  id: string
  path: string
  /** What it shows when it opens, and wherever nothing else is named. On a screen without a title, no text is tested. */
  title?: ScreenText
  /** What else is there when it opens. */
  labels?: readonly ScreenText[]
  /** The states of the first call have only the scenario in their name: `phone.phone_duplicate`. */
  calls?: readonly ScreenCall[]
  clientStates?: readonly ClientState[]
}

export interface ScreenInArea extends Screen {
  area: Area
}

export const call = (operation: string, setup: Omit<ScreenCall, 'operation'> = {}): ScreenCall => ({
  operation,
  ...setup,
})

export const clientState = (id: string, setup: Omit<ClientState, 'id'> = {}): ClientState => ({ id, ...setup })

/** An action of the user on a screen. */
export type Step =
  | { fill: NamedControl; value: string; leave?: boolean }
  | { press: NamedControl }
  | { attach: NamedControl; content: string }

/** Types into the field, or the group of code boxes, with this label, or chooses the option with this value. */
export const fill = (field: NamedControl, value: string): Step => ({ fill: field, value })

/** The same, and then leaves the field, which may show its problem only then. */
export const fillAndLeave = (field: NamedControl, value: string): Step => ({ fill: field, value, leave: true })

/** Chooses a file with this content in the field with this label. */
export const attach = (field: NamedControl, content: string): Step => ({ attach: field, content })

/** Presses the control. With several of this role and name, the first. */
export const press = (control: NamedControl): Step => ({ press: control })
