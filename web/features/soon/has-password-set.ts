import { ONBOARDING_STATE_HOURS, ONBOARDING_STATE_VERSION } from '#domain/constants.ts'

/** Where sign-up keeps its state in this browser. */
const STORAGE_KEY = 'plink.onboarding'
const LIFETIME_MILLISECONDS = ONBOARDING_STATE_HOURS * 3_600_000

interface SavedSignUp {
  version: string
  savedAt: number
  state: { data: { passwordSet?: boolean } }
}

/** Whether the sign-up in this browser has come as far as its password. What is unreadable or too old counts as no. */
export function hasPasswordSet(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  try {
    const saved: Partial<SavedSignUp> | null = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    const isCurrent = saved?.version === ONBOARDING_STATE_VERSION && now - (saved.savedAt ?? 0) < LIFETIME_MILLISECONDS
    return isCurrent && saved.state?.data?.passwordSet === true
  } catch {
    return false
  }
}
