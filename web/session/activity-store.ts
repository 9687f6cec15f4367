import type { KeyValueStorage } from '#web/lib/safe-storage.ts'
import type { ActivityStore } from './inactivity.ts'

/** The time is in local storage, so that all tabs share it. Each kind of session has its own key, so that it does not end another. */
export function createActivityStore(storage: KeyValueStorage, key: string): ActivityStore {
  return {
    read: () => momentOf(storage.getItem(key)),
    write: moment => storage.setItem(key, String(moment)),
  }
}

function momentOf(text: string | null): number | null {
  const moment = Number(text ?? Number.NaN)
  return Number.isFinite(moment) ? moment : null
}
