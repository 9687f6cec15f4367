/** The way in which an operation responds: with a scenario of the contract, an empty list, never, or with a network failure. */
export type Choice = { scenario: string; status: number } | 'empty' | 'held' | 'offline'

export interface Settings {
  choices: Readonly<Record<string, Choice>>
  /** The delay of every response. */
  delayMilliseconds: number
  /** Every request fails. */
  offline: boolean
}

export type ChoiceStore = ReturnType<typeof createChoiceStore>

export const ALL_GREEN: Settings = { choices: {}, delayMilliseconds: 0, offline: false }

const KEY = 'plink.mock'

/** The choices of the picker, stored for the tab. They survive a reload. */
export function createChoiceStore(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const listeners = new Set<() => void>()
  let current = read(storage)
  const set = (settings: Settings) => {
    current = settings
    storage.setItem(KEY, JSON.stringify(settings))
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set,
    change: (part: Partial<Settings>) => set({ ...current, ...part }),
    choose: (operation: string, choice: Choice | undefined) => {
      const { [operation]: _before, ...others } = current.choices
      set({ ...current, choices: choice === undefined ? others : { ...others, [operation]: choice } })
    },
    reset: () => set(ALL_GREEN),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The stored text may be invalid, for example from an earlier version of the tool. */
function read(storage: Pick<Storage, 'getItem'>): Settings {
  try {
    return { ...ALL_GREEN, ...JSON.parse(storage.getItem(KEY) ?? '{}') }
  } catch {
    return ALL_GREEN
  }
}
