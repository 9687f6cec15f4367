import { maskPhone } from '#domain/phone.ts'
import { Ltr } from './Ltr.tsx'

/**
 * The number of an account, as customers see it everywhere: in E.164, or only its end. A number that somebody has just typed and nobody has proven
 * stands whole, so that a mistake in it is seen.
 */
export function MaskedPhone({ number }: { number: string }) {
  return <Ltr>{maskPhone(number)}</Ltr>
}
