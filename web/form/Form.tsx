import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { SLOW_SECONDS } from '#domain/constants.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useTitlePrefix } from '#web/lib/page-title.ts'
import { common } from '#web/messages/common.ts'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { ProblemsContext, type ProblemTexts, summaryItems } from './problems.ts'

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The texts for the problems of each field, in screen order. `root` has the problems of the whole form. */
  problems?: ProblemTexts
  /** Called with valid values only. Errors of the server are shown with `showRefusal`. */
  onSubmit: (values: Values) => Promise<void> | void
  children: ReactNode
}

export function Form<Values extends FieldValues>({ form, problems = {}, onSubmit, children }: FormProps<Values>) {
  const { errors, isSubmitting } = form.formState
  const [refusals, setRefusals] = useState(0)
  const items = summaryItems(errors, problems)
  const { errorTitlePrefix, takesLonger } = useTexts(common)
  const isSlow = useIsSlow(isSubmitting)
  useTitlePrefix(items.length > 0 ? errorTitlePrefix : '')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSubmitting) return
    await form.handleSubmit(onSubmit)()
    setRefusals(count => count + 1)
  }
  return (
    <ProblemsContext value={problems}>
      <form noValidate className="grid grid-cols-1 gap-6" onSubmit={submit}>
        {refusals > 0 ? <ErrorSummary items={items} refusals={refusals} /> : null}
        {children}
        <div role="status" className="empty:hidden">
          {isSlow ? <Notice>{takesLonger}</Notice> : null}
        </div>
      </form>
    </ProblemsContext>
  )
}

/** Whether the submission has lasted so long that the person should be told. */
function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), SLOW_SECONDS * 1000)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isSlow
}
