/** Where sign-up keeps its state in this browser. */
const STORAGE_KEY = 'plink.onboarding'

/** Whether the sign-up in this browser has come as far as its password. Anything unreadable counts as no. */
export function hasPasswordSet(): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isRecord(stored) && isRecord(stored.data) && stored.data.passwordSet === true
  } catch {
    return false
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
