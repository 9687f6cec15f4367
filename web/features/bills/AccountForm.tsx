import { digitsOnly } from '#domain/digits.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { useNumberForm } from '#web/form/use-plink-form.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { bills } from './bills.messages.ts'
import { useBillers } from './use-billers.ts'

interface AccountFormProps {
  billerCode: string
  /** The number as typed before. */
  typed: string
  onAccount: (account: string) => void
}

/** Asks for the number by which the biller knows the customer or the invoice. */
export function AccountForm({ billerCode, typed, onAccount }: AccountFormProps) {
  const t = useTexts(bills)
  const nameOf = useName()
  const { data, error, refetch } = useBillers()
  const biller = data?.items.find(each => each.billerCode === billerCode)
  const form = useNumberForm({ defaultValues: { account: typed } })
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.bills} />
      <div className="grid gap-2">
        <PageHeading title={t.accountTitle} />
        <p className="wrap-anywhere text-muted">{biller ? nameOf(biller.name, biller.nameArabic) : null}</p>
      </div>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      <Form
        form={form}
        problems={{ account: t.accountProblems }}
        onSubmit={({ account }) => onAccount(digitsOnly(account))}
      >
        <FormField
          form={form}
          name="account"
          label={t.accountKinds[biller?.accountKind ?? 'account']}
          help={t.accountHelp}
          check={accountProblem}
        >
          {control => <TextInput {...control} dir="ltr" inputMode="numeric" autoComplete="off" />}
        </FormField>
        <div>
          <SubmitButton form={form} busy={t.asking}>
            {t.showBill}
          </SubmitButton>
        </div>
      </Form>
    </div>
  )
}

function accountProblem(text: string): 'required' | 'unreadable' | null {
  if (text.trim() === '') return 'required'
  return /^[0-9]{5,20}$/.test(digitsOnly(text)) ? null : 'unreadable'
}
