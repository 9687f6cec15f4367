import { z } from 'zod'

/** `Plink <no-reply@plink.example>`, or the address alone. No name has quotes, angle brackets or control characters. */
const SENDER = /^(?:([^"<>\p{Cc}]+?)\s*<([^<>]+)>|([^<>]+))$/u

export interface Sender {
  name: string
  address: string
}

/** Undefined if it is no sender. */
export function parseSender(value: string): Sender | undefined {
  const [, name = '', named, alone] = SENDER.exec(value.trim()) ?? []
  const address = named ?? alone
  return isAddress(address) ? { name, address } : undefined
}

/** Whether it is one address and nothing else: nodemailer takes commas and line breaks for the begin of another. */
export const isAddress = (value: string | undefined): value is string => z.email().safeParse(value).success
