// Replaces web/main.tsx in `npm run dev:mock`.
import { operations } from 'virtual:plink-contract'
import { deviceStorage } from '#web/lib/safe-storage.ts'
import { allStates } from './screen-states.ts'
import { optionsFromUrl } from './state-url.ts'
import { storeEarlierVisit } from './stored-state.ts'
import { showUnknownState } from './unknown-state.ts'

const options = optionsFromUrl(location.search)
const states = allStates(operations)
const state = states.find(({ id }) => id === options.state)

// Must run before any module of the app reads the storage.
if (state) {
  installMemoryStorages()
  if (state.stored.resumed) storeEarlierVisit(state.stored, deviceStorage)
}
if (options.state && !state) {
  showUnknownState(
    options.state,
    states.map(({ id }) => id),
    options,
  )
} else {
  const { startApp } = await import('./start-app.ts')
  startApp(options, state)
}

/** Replaces the page's storage, so that it changes neither the browser's storage nor that of other frames. */
function installMemoryStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, { configurable: true, value: memoryStorage() })
}

function memoryStorage(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, String(value))
    },
    removeItem: key => {
      entries.delete(key)
    },
    clear: () => entries.clear(),
  }
}
