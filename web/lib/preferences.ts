/** web/public/boot.js also reads these keys. */
type PreferenceKey = 'plink.locale' | 'plink.theme'

/** Storage may be disabled or full. A preference then lasts for this page only. */
export function readPreference(key: PreferenceKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writePreference(key: PreferenceKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The preference lasts for this page only.
  }
}
