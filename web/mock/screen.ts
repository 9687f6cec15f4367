import type { Memory } from './memory.ts'
import type { Step } from './script.ts'

export const AREAS = ['sign-up', 'sign-in', 'recovery', 'account', 'wallet', 'sandbox', 'admin'] as const
export type Area = (typeof AREAS)[number]

/** Where somebody comes from, and what is answered on the way. */
export interface Setting {
  /** What the browser remembers. */
  memory?: Memory
  /** What the navigation that leads here hands over. Made anew for each visit, since codes end. */
  arrival?: () => object
  /** Scenarios that operations answer with, other than their usual ones. */
  given?: Readonly<Record<string, string>>
  /** What is done on the screen. */
  steps?: readonly Step[]
}

/** An operation that a screen calls. Each of its scenarios is a state of the screen. */
export interface ScreenCall extends Setting {
  operation: string
}

/** A state that no answer of the server makes. */
export interface Moment extends Setting {
  id: string
}

export interface Screen extends Omit<Setting, 'steps'> {
  id: string
  path: string
  /** The states of the first one are called by their scenario alone: `phone.phone_duplicate`. */
  calls?: readonly ScreenCall[]
  moments?: readonly Moment[]
}

export interface PlacedScreen extends Screen {
  area: Area
}

export const call = (operation: string, setting: Setting = {}): ScreenCall => ({ operation, ...setting })

export const moment = (id: string, setting: Setting = {}): Moment => ({ id, ...setting })
