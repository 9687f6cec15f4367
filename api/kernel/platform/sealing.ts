import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'

/** The keys from which all keys for stored data are derived. Values that the previous one sealed stay readable. */
export interface SecretKeys {
  current: string
  previous?: string | undefined
}

/** The kind of a sealed value. Each has its own key, so that a sealed phone cannot replace a sealed ID. */
export type SealedKind =
  | 'phone'
  | 'national id'
  | 'birth date'
  | 'person name'
  | 'subject'
  | 'note'
  | 'parties'
  | 'iban'
  | 'bill account'
  | 'message'
  | 'email'
  | 'webhook'
  | 'file key'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const KEY_BYTES = 32

/** Matches a version and the id of the key, then nonce, tag and ciphertext. */
const SEALED = /^s1\.[\w-]{8}\.[\w-]+$/

/** These are key objects, because Node takes four times as long to encrypt with a key of bytes. */
interface KindKeys {
  encryption: KeyObject
  nonce: KeyObject
}

class SealingKey {
  readonly prefix: string
  readonly #secretKey: string
  readonly #keys = new Map<SealedKind, KindKeys>()

  constructor(secretKey: string) {
    this.#secretKey = secretKey
    this.prefix = `s1.${this.#derive('key id', 6).toString('base64url')}.`
  }

  keysOf(kind: SealedKind): KindKeys {
    const cachedKeys = this.#keys.get(kind)
    if (cachedKeys) return cachedKeys
    const derived = this.#derive(`sealed ${kind}`, 2 * KEY_BYTES)
    const keys: KindKeys = {
      encryption: createSecretKey(derived.subarray(0, KEY_BYTES)),
      nonce: createSecretKey(derived.subarray(KEY_BYTES)),
    }
    this.#keys.set(kind, keys)
    return keys
  }

  #derive(purpose: string, bytes: number): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#secretKey, '', purpose, bytes))
  }
}

/** The keys of this process. They are global, because a column of the schema encrypts and decrypts without access to its caller. */
let keys: { current: SealingKey; previous: SealingKey; previousSecretKey: string | undefined } | undefined
let lookupKey: 'current' | 'previous' = 'current'

/** Sets the keys of all sealed columns. A process does so before its first query. */
export function setSecretKeys({ current, previous }: SecretKeys): void {
  const key = new SealingKey(current)
  keys = { current: key, previous: previous ? new SealingKey(previous) : key, previousSecretKey: previous }
}

function keyRing() {
  if (!keys) throw new Error('The keys of sealed columns are not set. Call setSecretKeys before the first query.')
  return keys
}

/** Seals a value so that equal values have different results. */
export const sealText = (kind: SealedKind, text: string): string =>
  sealWith(keyRing().current, kind, text, randomBytes(NONCE_BYTES))

/**
 * Seals a value so that equal values have equal results: the nonce is a keyed hash of the value. Unique and foreign keys and conditions therefore
 * work on the sealed value. Results are not cached: if a known value took less time than an unknown one, that would reveal who has an account.
 */
export function sealForLookup(kind: SealedKind, text: string): string {
  const key = keyRing()[lookupKey]
  const { nonce } = key.keysOf(kind)
  const hash = createHmac('sha256', nonce).update(text).digest()
  return sealWith(key, kind, text, hash.subarray(0, NONCE_BYTES))
}

/** Encodes values for conditions, which also have to match those that the previous key sealed. */
export function withPreviousKey<T>(encode: () => T): T {
  lookupKey = 'previous'
  try {
    return encode()
  } finally {
    lookupKey = 'current'
  }
}

function sealWith(key: SealingKey, kind: SealedKind, text: string, nonce: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', key.keysOf(kind).encryption, nonce)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return key.prefix + sealed.toString('base64url')
}

/** Throws for text that is not sealed, was sealed with an unknown key or as another kind, or was altered. */
export function unsealText(kind: SealedKind, sealed: string): string {
  const { current, previous } = keyRing()
  const key = [current, previous].find(({ prefix }) => sealed.startsWith(prefix))
  if (!key) throw new Error(`A stored ${kind} is readable, or sealed with an unknown key`)
  return decrypt(Buffer.from(sealed.slice(key.prefix.length), 'base64url'), key.keysOf(kind).encryption)
}

function decrypt(bytes: Buffer, key: KeyObject): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES)
  return decipher.update(text, undefined, 'utf8') + decipher.final('utf8')
}

/** Whether rows may be sealed with a previous key. */
export const isRotating = (): boolean => keyRing().previousSecretKey !== undefined

/** Returns the previous key for data that is protected otherwise than in sealed columns. Returns undefined in a process without sealed columns. */
export const previousSecretKey = (): string | undefined => keys?.previousSecretKey

export const isSealed = (text: string): boolean => SEALED.test(text)

/** Returns the prefix of every value that the current key sealed. */
export const currentPrefix = (): string => keyRing().current.prefix

/** Returns the prefixes of the keys with which this process can read. */
export const knownPrefixes = (): string[] => [keyRing().current.prefix, keyRing().previous.prefix]

export const isKnownPrefix = (prefix: string): boolean => knownPrefixes().includes(prefix)
