import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useListBeneficiaries } from '#web/api/generated/beneficiaries.ts'
import type { Beneficiary } from '#web/api/generated/plinkAPI.schemas.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { BackLink, ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { transfer } from '#web/messages/payments/transfer.ts'
import type { Payee } from '#web/money/transfer-form.ts'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PeopleIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Field } from '#web/ui/inputs/Field.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { PayeeButton } from './PayeeButton.tsx'
import { PayeeName } from './PayeeName.tsx'

/** The choice of a beneficiary, by name or IBAN. */
export function BeneficiaryChoice({ onChoose }: { onChoose: (payee: Payee) => void }) {
  const t = useTexts(transfer)
  const [search, setSearch] = useState('')
  return (
    <div className="grid max-w-lg grid-cols-1 gap-6">
      <BackLink to={paths.transfer} />
      <PageHeading title={t.customerTitle} />
      <Field id="beneficiary-search" label={t.searchBeneficiaries}>
        {control => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={search}
            onValueChange={setSearch}
          />
        )}
      </Field>
      <Beneficiaries search={search.trim()} onChoose={onChoose} />
      <div>
        <TextLink to={paths.beneficiaries} state={{ screen: 'add' }}>
          <PlusIcon className="size-5" />
          {t.addBeneficiary}
        </TextLink>
      </div>
    </div>
  )
}

interface BeneficiariesProps {
  search: string
  onChoose: (payee: Payee) => void
}

/** The list has a single page. The search finds the others. */
function Beneficiaries({ search, onChoose }: BeneficiariesProps) {
  const t = useTexts(transfer)
  const { data, error, refetch } = useListBeneficiaries(search ? { q: search } : undefined, {
    query: { ...LIVE, placeholderData: keepPreviousData },
  })
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  if (!data) return <RowsSkeleton count={3} />
  if (data.items.length === 0 && search === '') {
    return (
      <EmptyState icon={<PeopleIcon />} title={t.noBeneficiaries} text={t.noBeneficiariesText}>
        <ButtonLink to={paths.beneficiaries} state={{ screen: 'add' }}>
          {t.addBeneficiary}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="text-muted empty:hidden">
        {data.items.length === 0 ? t.noneFound : ''}
      </p>
      {data.items.length > 0 ? (
        <Rows>
          {data.items.map(beneficiary => (
            <li key={beneficiary.beneficiaryId}>
              <Choice beneficiary={beneficiary} onChoose={onChoose} />
            </li>
          ))}
        </Rows>
      ) : null}
      {data.nextCursor === null ? null : <p className="text-sm text-muted">{t.moreBySearch}</p>}
    </>
  )
}

interface ChoiceProps {
  beneficiary: Beneficiary
  onChoose: (payee: Payee) => void
}

/** A new beneficiary has a low limit at first. One that cannot be paid is marked so and has no button. */
function Choice({ beneficiary, onChoose }: ChoiceProps) {
  const { beneficiaryId: id, name, nickname, iban, state, coolingOff } = beneficiary
  const t = useTexts(transfer)
  const { money, dateTime } = useFormats()
  if (state !== 'active' && state !== 'cooling_off') {
    return (
      <span className="grid gap-1 p-4 text-muted">
        <PayeeName payee={{ name, nickname, iban }} />
        <span className="text-sm">{state === 'checking' ? t.stillChecking : t.notPayable}</span>
      </span>
    )
  }
  return (
    <PayeeButton payee={{ name, nickname, iban }} onChoose={() => onChoose({ kind: 'beneficiary', id, name, iban })}>
      {coolingOff ? (
        <span className="text-sm text-muted">
          {t.coolingOff} <Ltr>{money(coolingOff.cap.amount)}</Ltr> ({dateTime(coolingOff.endsAt)})
        </span>
      ) : null}
    </PayeeButton>
  )
}
