import { z } from 'zod'

/** Matches `Plink <no-reply@plink.example>`, or the address alone. A name cannot contain quotes, angle brackets or control characters. */
const SENDER = /^(?:([^"<>\p{Cc}]+?)\s*<([^<>]+)>|([^<>]+))$/u

export interface Sender {
  name: string
  address: string
}

/** Returns undefined if the value is not a sender. */
export function parseSender(value: string): Sender | undefined {
  const [, name = '', named, alone] = SENDER.exec(value.trim()) ?? []
  const address = named ?? alone
  return isAddress(address) ? { name, address } : undefined
}

/** Whether the value is exactly one address. Nodemailer would read another address after a comma or a line break. */
export const isAddress = (value: string | undefined): value is string => z.email().safeParse(value).success
