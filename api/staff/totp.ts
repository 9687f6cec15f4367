import { createHmac, timingSafeEqual } from 'node:crypto'

/** The defaults of RFC 6238, which every authenticator app knows: SHA-1, six digits, 30 seconds. */
const STEP_SECONDS = 30
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The number of the time step. */
export const timeStepAt = (now: Date): number => Math.floor(now.getTime() / (STEP_SECONDS * 1000))

/** The code of a time step: HOTP of RFC 4226 with the step as counter. */
export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The time step that a code belongs to: this one, the one before or the one after, for clocks that differ. */
export function timeStepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const input = Buffer.from(code)
  const step = timeStepAt(now)
  return [step - 1, step, step + 1].find(near => {
    const expectedCode = Buffer.from(totpCode(secret, near))
    return input.length === expectedCode.length && timingSafeEqual(input, expectedCode)
  })
}

/** RFC 4648 without padding. */
export function toBase32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map(group => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** Reads what {@link toBase32} writes. */
export function fromBase32(text: string): Buffer {
  const bits = Array.from(text, character => BASE32.indexOf(character).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}

/** The URI that authenticator apps read from a QR code. */
export function otpauthUri(secret: Uint8Array, email: string): string {
  return `otpauth://totp/Plink:${encodeURIComponent(email)}?secret=${toBase32(secret)}&issuer=Plink`
}
