import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { previousSecretKey } from './sealing.ts'

/** Returns a new opaque token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Hashes values with enough entropy, such as tokens. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/** Compares two secrets in a time that does not depend on where they differ, so that a secret cannot be guessed piece by piece. */
export const isSameSecret = (candidate: string, expected: string): boolean =>
  timingSafeEqual(digest(candidate), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Hashes values that could be guessed, such as six-digit codes. Without the key the hash is useless. */
export const keyedHash = (key: string, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\n')).digest('base64url')

/** Returns the hashes with the current and the previous key, to find values that were hashed before the keys were rotated. */
export const acceptedHashes = (key: string, ...parts: string[]): string[] =>
  acceptedKeys(key).map(each => keyedHash(each, ...parts))

const acceptedKeys = (key: string): string[] => {
  const previous = previousSecretKey()
  return previous ? [key, previous] : [key]
}

/** Encrypts text. Decryption needs the server's key and the salt, so a salt that is not stored acts as a second key. */
export function seal(text: string, key: string, salt: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key, salt), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Decrypts the result of `seal`, also with the previous key. Throws if the key, the salt or the text is wrong. */
export function unseal(sealed: string, key: string, salt: string): string {
  const [newest, ...older] = acceptedKeys(key)
  try {
    return unsealWith(sealed, newest ?? key, salt)
  } catch (cause) {
    const [previous] = older
    if (!previous) throw cause
    return unsealWith(sealed, previous, salt)
  }
}

function unsealWith(sealed: string, key: string, salt: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key, salt), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

const sealingKey = (key: string, salt: string) => Buffer.from(hkdfSync('sha256', key, salt, 'stored answers', 32))
