import type { ActivityStore } from './inactivity.ts'

export const ACTIVITY_KEY = 'plink.lastActivity'

/** In local storage, so that all tabs count the same minutes; where storage is switched off, each tab counts its own. */
export function createActivityStore(storage: Pick<Storage, 'getItem' | 'setItem'>): ActivityStore {
  let ownTab: number | null = null
  return {
    read: () => {
      try {
        return momentOf(storage.getItem(ACTIVITY_KEY)) ?? ownTab
      } catch {
        return ownTab
      }
    },
    write: moment => {
      ownTab = moment
      try {
        storage.setItem(ACTIVITY_KEY, String(moment))
      } catch {
        // This tab counts for itself.
      }
    },
  }
}

function momentOf(text: string | null): number | null {
  const moment = Number(text ?? Number.NaN)
  return Number.isFinite(moment) ? moment : null
}
