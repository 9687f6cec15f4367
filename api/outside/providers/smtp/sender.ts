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
  const { data: address } = z.email().safeParse(named ?? alone)
  return address === undefined ? undefined : { name, address }
}
