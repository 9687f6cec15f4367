import { deviceStorage } from '#web/lib/safe-storage.ts'

const KEY = 'plink.adminDevice'

/** The proof for the server that a member of staff has signed in on this browser before. It outlives the session and opens none. */
export const adminDevice = {
  token: (): string | undefined => deviceStorage.getItem(KEY) ?? undefined,
  remember: (token: string): void => deviceStorage.setItem(KEY, token),
}
