import { type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { visibleLine } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { TransferRowProblem } from '#web/api/generated/plinkAPI.schemas.ts'
import type { CreateTransferBatchMutationError } from '#web/api/generated/transfer-batches.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { saveFile } from '#web/lib/save-file.ts'
import { SubWalletBanner } from '#web/money/SubWalletBanner.tsx'
import { isStopped, WalletStopped } from '#web/money/WalletStopped.tsx'
import { useAddress, walletParams } from '#web/money/wallet-params.ts'
import { paths, transferBatchPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileButton } from '#web/ui/inputs/FileButton.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { EarlierFiles } from './EarlierFiles.tsx'
import { readText } from './read-text.ts'
import { transferBatches } from './transfer-batches.messages.ts'
import { createBatchOutcomeOf, useCreateTransferBatch } from './use-create-transfer-batch.ts'

/** Many transfers from one file: the template, the upload, and the files so far. */
export function TransferFilePage() {
  const t = useTexts(transferBatches)
  const { data: wallet } = useWallet()
  const { subWallet } = walletParams(useAddress().params)
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      <div className="grid gap-6">
        <BackLink to={paths.transfer} />
        <div className="grid gap-2">
          <PageHeading title={t.title} />
          <p className="text-muted">{t.lead}</p>
        </div>
      </div>
      {isStopped(wallet) ? (
        <WalletStopped wallet={wallet} />
      ) : (
        <div className="grid grid-cols-1 gap-8 rounded-lg border border-line bg-surface p-5 sm:p-6">
          <Step number={1} title={t.templateTitle}>
            <Template />
          </Step>
          <Step number={2} title={t.uploadTitle}>
            {subWallet ? <SubWalletBanner subWallet={subWallet} /> : null}
            <Upload subWallet={subWallet} />
          </Step>
        </div>
      )}
      <EarlierFiles />
    </div>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3">
      <span
        aria-hidden="true"
        className="grid size-8 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand"
      >
        {number}
      </span>
      <h2 className="self-center text-lg font-semibold">{title}</h2>
      <div className="col-span-2 grid grid-cols-1 gap-4 sm:col-span-1 sm:col-start-2">{children}</div>
    </section>
  )
}

/** An IBAN and an amount, to be replaced. */
const EXAMPLE = ['SA0000000000000000000000', '4500.00']

function Template() {
  const t = useTexts(transferBatches)
  const save = () => {
    const { purpose, note } = t.templateRow
    const rows = [Object.values(t.columns), [...EXAMPLE, purpose, note]]
    // Excel recognizes UTF-8 by the byte order mark.
    const text = `\uFEFF${rows.map(cells => `${cells.join(',')}\r\n`).join('')}`
    saveFile('plink-transfers.csv', new Blob([text], { type: 'text/csv' }))
  }
  return (
    <>
      <p className="text-muted">{t.templateText}</p>
      <div>
        <Button variant="secondary" onClick={save}>
          {t.template}
        </Button>
      </div>
    </>
  )
}

function Upload({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(transferBatches)
  const navigate = useNavigate()
  const errorText = useErrorText()
  const form = usePlinkForm({ defaultValues: { csv: '' } })
  const [error, setError] = useState<CreateTransferBatchMutationError | null>(null)
  const fileName = useRef<string | undefined>(undefined)
  const create = useCreateTransferBatch({
    onBatch: ({ batch }) => navigate(transferBatchPath(batch.batchId)),
    onRefused: refusal => {
      setError(refusal)
      const outcome = createBatchOutcomeOf(refusal)
      const { reason = 'not_csv' } = refusal.body
      if (outcome === 'file') showRefusal(form, { fields: { csv: reason } })
      else if (outcome === 'too_large') showRefusal(form, { fields: { csv: outcome } })
      else if (outcome === 'failed') showRefusal(form, { form: outcome })
    },
  })
  const submit = async ({ csv }: { csv: string }) => {
    setError(null)
    const source = { ...(fileName.current && { fileName: fileName.current }), ...(subWallet && { subWallet }) }
    await create({ csv, ...source })
  }
  const take = async (file: File) => {
    fileName.current = Array.from(visibleLine(file.name)).slice(0, NAME_LENGTH).join('')
    form.setValue('csv', file.size > MAX_BYTES ? '' : await readText(file))
    if (file.size > MAX_BYTES) return showRefusal(form, { fields: { csv: 'too_large' } })
    await form.handleSubmit(submit)()
  }
  return (
    <>
      <div>
        <FileButton label={t.choose} accept=".csv,.txt,.tsv,text/csv,text/plain" onFile={take} />
      </div>
      <Form form={form} problems={{ csv: problemsOf(t, error), root: { failed: errorText(error) } }} onSubmit={submit}>
        <FormField
          form={form}
          name="csv"
          label={t.orPaste}
          help={t.pasteHelp}
          check={csv => (csv.trim() === '' ? 'required' : null)}
        >
          {control => (
            <TextArea
              {...control}
              rows={6}
              onValueChange={csv => {
                fileName.current = undefined
                control.onValueChange(csv)
              }}
            />
          )}
        </FormField>
        {error?.body.rows ? <WrongRows problems={error.body.rows} /> : null}
        <div>
          <SubmitButton form={form} busy={t.checking} variant="secondary">
            {t.check}
          </SubmitButton>
        </div>
      </Form>
    </>
  )
}

/** Returns the texts for the problems of a file, with the place of a damaged cell. */
function problemsOf(
  { pasteProblems, inCell }: (typeof transferBatches)['en'],
  error: CreateTransferBatchMutationError | null,
): Record<string, string> {
  const { cell } = error?.body ?? {}
  if (!cell) return pasteProblems
  const placed = Object.entries(pasteProblems).map(([problem, text]) => [problem, inCell(cell.row, cell.column, text)])
  return { ...Object.fromEntries(placed), required: pasteProblems.required, too_large: pasteProblems.too_large }
}

/** A limit far above the size of 500 rows. */
const MAX_BYTES = 200_000
/** The maximum of the contract. */
const NAME_LENGTH = 100

/** The problems of the file, row by row. */
function WrongRows({ problems }: { problems: readonly TransferRowProblem[] }) {
  const t = useTexts(transferBatches)
  const id = useId()
  return (
    <Notice tone="danger" alert title={<span id={id}>{t.wrongRows(problems.length)}</span>}>
      <ul aria-labelledby={id} className="grid gap-1">
        {problems.map(({ line, column, problem }) => (
          <li key={`${line} ${column}`}>
            {t.rowProblem(
              line,
              t.columns[column],
              column === 'iban' && problem === 'unknown' ? t.unknownPayee : t.problems[problem],
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
