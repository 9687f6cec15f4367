/** The keys that web/public/boot.js reads too. */
type PreferenceKey = 'plink.locale' | 'plink.theme'

/** Storage may be switched off or full; a preference is then kept for this page only. */
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
    // Kept for this page only.
  }
}
