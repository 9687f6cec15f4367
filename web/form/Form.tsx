import { type FormEvent, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { SLOW_SECONDS } from '#domain/constants.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { useTitlePrefix } from '#web/lib/page-title.ts'
import { common } from '#web/messages/common.ts'
import { ErrorSummary, type ErrorSummaryItem } from '#web/ui/ErrorSummary.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { errorItems, ProblemsContext, type ProblemTexts } from './problems.ts'
import { SummaryContext } from './summary-context.ts'

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
  const items = errorItems(errors, problems)
  const ofFields = items.filter(({ fieldId }) => fieldId !== undefined)
  const repeatsFields = use(SummaryContext)
  const inSummary = repeatsFields ? items : items.filter(item => !ofFields.includes(item))
  useFocusOnField(repeatsFields ? undefined : ofFields[0], refusals)
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
        <ErrorSummary items={refusals > 0 ? inSummary : []} refusals={refusals} />
        {children}
        <div role="status" className="empty:hidden">
          {isSlow ? <Notice>{takesLonger}</Notice> : null}
        </div>
      </form>
    </ProblemsContext>
  )
}

/** Moves the focus to the field of the first error after each failed submission, even with the same error. */
function useFocusOnField(error: ErrorSummaryItem | undefined, refusals: number): void {
  const fieldId = useEffectEvent(() => error?.fieldId)
  useEffect(() => {
    const id = refusals > 0 ? fieldId() : undefined
    if (id !== undefined) document.getElementById(id)?.focus()
  }, [refusals])
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
