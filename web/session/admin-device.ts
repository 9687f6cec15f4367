import { safeStorage } from '#web/lib/safe-storage.ts'

const KEY = 'plink.adminDevice'
const storage = safeStorage(() => localStorage)

/** What shows the server that a member of the staff has signed in on this browser before. It outlives the session and opens none. */
export const adminDevice = {
  token: (): string | undefined => storage.getItem(KEY) ?? undefined,
  remember: (token: string): void => storage.setItem(KEY, token),
}
