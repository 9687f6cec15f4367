import { useState } from 'react'
import { ApiError } from '#web/api/fetcher.ts'
import { type SetPasswordMutationError, useSetPassword as useSetPasswordMutation } from '#web/api/generated/auth.ts'
import type { Refusal } from '#web/form/use-plink-form.ts'

export interface PasswordEvents {
  onSet: () => void
  /** Handles errors that the form cannot fix. Returns whether it handled this one. */
  onRefused: (error: SetPasswordMutationError) => Promise<boolean>
}

const LOGIN_INSTEAD: readonly string[] = ['ID_DUPLICATE', 'CR_DUPLICATE', 'ALREADY_SET']

export function useSetPassword(userId: string, { onSet, onRefused }: PasswordEvents) {
  const { mutateAsync: setPassword, error } = useSetPasswordMutation()
  const [loginInstead, setLoginInstead] = useState(false)

  const refusalOf = ({ body }: SetPasswordMutationError): Refusal => {
    if (body.code === 'VALIDATION_ERROR') return { fields: { password: 'common' } }
    const instead = LOGIN_INSTEAD.includes(body.code)
    setLoginInstead(instead)
    return { form: instead ? body.code : 'refused' }
  }
  /** Returns the error to show, or null. */
  const set = async (password: string): Promise<Refusal | null> => {
    try {
      await setPassword({ data: { userId, password } })
      onSet()
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return (await onRefused(cause)) ? null : refusalOf(cause)
    }
  }
  return { set, loginInstead, error }
}
