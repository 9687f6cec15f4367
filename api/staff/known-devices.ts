import { randomUUID } from 'node:crypto'
import { isSameSecret, keyedHash } from '#api/kernel/platform/cryptography.ts'

/** How long a device stays known after its last sign-in. */
const KNOWN_SECONDS = 180 * 86_400

/**
 * What a browser keeps after a member of the staff has signed in on it. It proves that they have, and nothing else: it opens no session
 * and takes the place of no proof. The server stores nothing about it.
 */
export function newDeviceToken(secretKey: string, adminId: string, now: Date, deviceId: string = randomUUID()): string {
  const signedInAt = Math.floor(now.getTime() / 1000).toString()
  return [deviceId, signedInAt, signature(secretKey, adminId, deviceId, signedInAt)].join('.')
}

/** The id of the device, if the token is of this person and not too old. */
export function knownDeviceId(secretKey: string, adminId: string, token: string, now: Date): string | undefined {
  const [deviceId = '', signedInAt = '', tokenSignature = ''] = token.split('.')
  if (!isSameSecret(tokenSignature, signature(secretKey, adminId, deviceId, signedInAt))) return undefined
  return now.getTime() / 1000 - Number(signedInAt) < KNOWN_SECONDS ? deviceId : undefined
}

const signature = (secretKey: string, adminId: string, deviceId: string, signedInAt: string) =>
  keyedHash(secretKey, 'staff device', adminId, deviceId, signedInAt)
