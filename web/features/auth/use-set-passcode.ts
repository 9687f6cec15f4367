import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '#web/api/fetcher.ts'
import { type SetPasscodeMutationError, useSetPasscode as useSetPasscodeMutation } from '#web/api/generated/auth.ts'
import type { Refusal } from '#web/form/use-plink-form.ts'
import { paths } from '#web/paths.ts'

type OnRefused = (error: SetPasscodeMutationError) => Promise<boolean>

/** Sets the passcode and opens the sign-in page. */
export function useSetPasscode(userId: string | undefined, onRefused: OnRefused) {
  const { mutateAsync: setPasscode, error } = useSetPasscodeMutation()
  const [alreadySet, setAlreadySet] = useState(false)
  const navigate = useNavigate()

  const refusalOf = ({ body }: SetPasscodeMutationError): Refusal | null => {
    if (body.code === 'VALIDATION_ERROR') return { fields: { passcode: 'trivial' } }
    if (body.code !== 'ALREADY_SET') return { form: 'refused' }
    setAlreadySet(true)
    return null
  }
  /** Returns the error to show, or null. */
  const set = async (passcode: string): Promise<Refusal | null> => {
    if (userId === undefined) return null
    try {
      await setPasscode({ data: { userId, passcode } })
      navigate(paths.login)
      return null
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      return (await onRefused(cause)) ? null : refusalOf(cause)
    }
  }
  return { set, alreadySet, error }
}
