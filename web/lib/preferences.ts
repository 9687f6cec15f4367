import { deviceStorage } from './safe-storage.ts'

/** web/public/boot.js also reads the language and the theme. */
type PreferenceKey = 'plink.locale' | 'plink.theme' | 'plink.statement-format'

export const readPreference = (key: PreferenceKey): string | null => deviceStorage.getItem(key)

export function writePreference(key: PreferenceKey, value: string | null): void {
  if (value === null) deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, value)
}
