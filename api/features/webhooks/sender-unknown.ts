import { PlinkError } from '#api/kernel/platform/plink-error.ts'

/** Returns the refusal of a message that is not from its provider. */
export const senderUnknown = (): PlinkError =>
  new PlinkError('UNAUTHENTICATED', { error: 'The signature or the secret of this message is not valid' })
