import { type ReactNode, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { MAX_TRANSFER_FILE_BYTES } from '#domain/constants.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { useErrorText } from '#web/api/error-text.ts'
import {
  type CreateTransferBatchMutationError,
  type ReadTransferFileMutationError,
  useGetTransferFileTemplate,
} from '#web/api/generated/transfer-batches.ts'
import { useWallet } from '#web/api/use-wallet.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { showRefusal, usePlinkForm } from '#web/form/use-plink-form.ts'
import { ActionError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { stateText } from '#web/lib/navigation-state.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useKeptForReload } from '#web/lib/use-kept-for-reload.ts'
import { useSingleFlight } from '#web/lib/use-single-flight.ts'
import { SubWalletBanner } from '#web/money/SubWalletBanner.tsx'
import { isStopped, WalletStopped } from '#web/money/WalletStopped.tsx'
import { useAddress, walletParams } from '#web/money/wallet-params.ts'
import { paths, transferBatchPath } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { FileButton } from '#web/ui/inputs/FileButton.tsx'
import { TextArea } from '#web/ui/inputs/TextArea.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { CorrectRows } from './CorrectRows.tsx'
import { EarlierFiles } from './EarlierFiles.tsx'
import { csvOf, type FileRows, fileRowsOf, recheckedRows } from './file-rows.ts'
import { transferBatches } from './transfer-batches.messages.ts'
import { type CreateBatchOutcome, createBatchOutcomeOf, useCreateTransferBatch } from './use-create-transfer-batch.ts'
import { type ReadFileOutcome, readFileOutcomeOf, useReadTransferFile } from './use-read-transfer-file.ts'

/** Many transfers from a file: the template, the upload with its corrections, and the files so far. */
export function TransferFilePage() {
  const t = useTexts(transferBatches)
  const { data: wallet } = useWallet()
  const { subWallet } = walletParams(useAddress().params)
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-8">
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

function Template() {
  const t = useTexts(transferBatches)
  const { locale } = useLocale()
  const { mutate, isPending, error } = useGetTransferFileTemplate({
    mutation: { onSuccess: file => saveFile('plink-transfers.xlsx', file) },
  })
  return (
    <>
      <p className="text-muted">{t.templateText}</p>
      <div>
        <Button
          variant="secondary"
          busy={isPending && t.preparingTemplate}
          onClick={() => mutate({ params: { locale } })}
        >
          {t.template}
        </Button>
      </div>
      <ActionError error={error} />
    </>
  )
}

function Upload({ subWallet }: { subWallet: string | undefined }) {
  const t = useTexts(transferBatches)
  const navigate = useNavigate()
  const errorText = useErrorText()
  const { state } = useLocation()
  const form = usePlinkForm({ defaultValues: { csv: stateText(state, 'csv') ?? '' } })
  const [error, setError] = useState<UploadError | null>(null)
  const [file, setFile] = useState<FileRows | null>(null)
  const fileName = useRef(stateText(state, 'fileName'))
  // After a reload, corrected rows are in the field for pasted ones.
  useKeptForReload(() => ({
    csv: file ? csvOf(file.rows) : form.getValues('csv'),
    fileName: fileName.current,
  }))
  const refuse = (refusal: UploadError, outcome: CreateBatchOutcome | ReadFileOutcome) => {
    setError(refusal)
    if (outcome === 'file') showRefusal(form, { fields: { csv: refusal.body.reason ?? 'not_csv' } })
    else if (outcome === 'too_large') showRefusal(form, { fields: { csv: outcome } })
    else showRefusal(form, { form: 'failed' })
  }
  const create = useCreateTransferBatch({
    onBatch: ({ batch }) => navigate(transferBatchPath(batch.batchId)),
    onRefused: refusal => refuse(refusal, createBatchOutcomeOf(refusal)),
  })
  const createFrom = (rows: FileRows['rows']) =>
    create({
      csv: csvOf(rows),
      ...(fileName.current && { fileName: fileName.current }),
      ...(subWallet && { subWallet }),
    })
  const read = useReadTransferFile({
    onRead: async contents => {
      if (contents.problems.length === 0) return createFrom(contents.rows)
      setFile(fileRowsOf(contents))
    },
    onRefused: refusal => refuse(refusal, readFileOutcomeOf(refusal)),
  })
  const checkAgain = useReadTransferFile({
    onRead: async contents => {
      if (file === null) return
      const checked = recheckedRows(file, contents)
      if (checked.problems.length === 0) return createFrom(checked.rows)
      setFile(checked)
    },
    onRefused: refusal => refuse(refusal, readFileOutcomeOf(refusal)),
  })
  const [check, isChecking] = useSingleFlight(async (rows: FileRows['rows']) => {
    setError(null)
    await checkAgain(bytesOf(csvOf(rows)))
  })
  const submit = async ({ csv }: { csv: string }) => {
    setError(null)
    await read(bytesOf(csv))
  }
  const take = async (chosen: File) => {
    fileName.current = Array.from(visibleLine(chosen.name)).slice(0, NAME_LENGTH).join('')
    form.setValue('csv', '')
    setError(null)
    if (chosen.size > MAX_TRANSFER_FILE_BYTES) return showRefusal(form, { fields: { csv: 'too_large' } })
    await read(new Uint8Array(await chosen.arrayBuffer()))
  }
  const [takeFile, isReading] = useSingleFlight(take)
  if (file !== null && file.rows.length > 0) {
    return (
      <>
        {error ? (
          <Notice tone="danger" alert>
            {errorText(error)}
          </Notice>
        ) : null}
        <CorrectRows
          file={file}
          isChecking={isChecking}
          onChange={setFile}
          onCheck={() => check(file.rows)}
          onStartOver={() => setFile(null)}
        />
      </>
    )
  }
  return (
    <>
      <p className="text-muted">{t.uploadText}</p>
      <div>
        <FileButton
          label={t.choose}
          accept=".xlsx,.csv,.txt,.tsv,.sif"
          busy={isReading && t.checking}
          onFile={takeFile}
        />
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
        <div>
          <SubmitButton form={form} busy={t.checking} variant="secondary">
            {t.check}
          </SubmitButton>
        </div>
      </Form>
    </>
  )
}

type UploadError = CreateTransferBatchMutationError | ReadTransferFileMutationError

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Returns the texts for the problems of a file, with the place of a damaged cell. */
function problemsOf(
  { pasteProblems, inCell }: (typeof transferBatches)['en'],
  error: UploadError | null,
): Record<string, string> {
  const { cell } = error?.body ?? {}
  if (!cell) return pasteProblems
  const placed = Object.entries(pasteProblems).map(([problem, text]) => [problem, inCell(cell.row, cell.column, text)])
  return { ...Object.fromEntries(placed), required: pasteProblems.required, too_large: pasteProblems.too_large }
}

/** The maximum of the contract. */
const NAME_LENGTH = 100
