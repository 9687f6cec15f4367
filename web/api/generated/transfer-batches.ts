/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CancelTransferBatch409,
  CancelTransferBatchHeaders,
  CodeNotSentResponse,
  ConfirmTransferBatch410,
  ConfirmTransferBatchHeaders,
  ConfirmTransferRequest,
  CreateTransferBatch422,
  CreateTransferBatchHeaders,
  CreateTransferBatchRequest,
  GetTransferFileTemplateParams,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListTransferBatchesParams,
  NoWalletResponse,
  OtpLockedResponse,
  PayloadTooLargeResponse,
  PaymentRefusedResponse,
  RateLimitedResponse,
  ReadTransferFile422,
  ReadTransferFileRequest,
  RoleRequiredResponse,
  SendTransferBatchCode410,
  SendTransferBatchCodeHeaders,
  ServiceUnavailableResponse,
  TimeoutResponse,
  TooManyCodesResponse,
  TransferBatch,
  TransferBatchCode,
  TransferBatchDetails,
  TransferBatchList,
  TransferBatchNotFoundResponse,
  TransferBatchOrWalletNotFoundResponse,
  TransferFile,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WalletInactiveOrFrozenResponse,
  WrongCodeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListTransferBatchesUrl = (params?: ListTransferBatchesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/transfer-batches?${stringifiedParams}` : `/api/v1/transfer-batches`
}

/**
 * Newest first, drafts and those that were cancelled included.
 * @summary List files of transfers
 */
export const listTransferBatches = async (params?: ListTransferBatchesParams, options?: Parameters<typeof fetcher>[1]): Promise<TransferBatchList> => {

  return fetcher<TransferBatchList>(getListTransferBatchesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTransferBatchesQueryKey = (params?: ListTransferBatchesParams,) => {
    return [
    `/api/v1/transfer-batches`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTransferBatchesQueryOptions = <TData = Awaited<ReturnType<typeof listTransferBatches>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListTransferBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferBatches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransferBatchesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransferBatches>>> = ({ signal }) => listTransferBatches(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransferBatches>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransferBatchesQueryResult = NonNullable<Awaited<ReturnType<typeof listTransferBatches>>>
export type ListTransferBatchesQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTransferBatches<TData = Awaited<ReturnType<typeof listTransferBatches>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTransferBatchesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferBatches>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransferBatches>>,
          TError,
          Awaited<ReturnType<typeof listTransferBatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransferBatches<TData = Awaited<ReturnType<typeof listTransferBatches>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransferBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferBatches>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransferBatches>>,
          TError,
          Awaited<ReturnType<typeof listTransferBatches>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransferBatches<TData = Awaited<ReturnType<typeof listTransferBatches>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransferBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferBatches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List files of transfers
 */

export function useListTransferBatches<TData = Awaited<ReturnType<typeof listTransferBatches>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransferBatchesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferBatches>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransferBatchesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateTransferBatchUrl = () => {

  return `/api/v1/transfer-batches`
}

/**
 * Up to 1,000 rows with the columns `iban`, `amount`, `purpose` and optionally `note`, named in English or Arabic in the first row. `readTransferFile` reads a workbook or a wages file into such rows. Commas, semicolons and tabs separate, CR LF, LF or CR ends a row, and each row has as many cells as the first: otherwise, 422 `TRANSFER_FILE_INVALID` says where. In an amount, a last separator before one or two digits is the decimal point, and one before exactly three groups them; digits may be Arabic-Indic. Each IBAN is that of a beneficiary. Every row is checked, and nothing is stored if one is wrong: 422 `TRANSFER_ROWS_INVALID` names them. Nothing moves yet; `sendTransferBatchCode` sends the code. The same rows again, while they are a draft of the caller or once they were confirmed, return the batch that exists with 200. A draft of the same rows by somebody else is cancelled, because only who made a draft confirms it. A draft ends after a day. Of more than 10 drafts, the oldest is cancelled.
 * @summary Prepare transfers from a CSV file
 */
export const createTransferBatch = async (createTransferBatchRequest: CreateTransferBatchRequest,
    headers?: CreateTransferBatchHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferBatchDetails> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransferBatchDetails>(getCreateTransferBatchUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createTransferBatchRequest)
  }
);}

export const getCreateTransferBatchMutationKey = () => ['createTransferBatch'] as const;

export const useCreateTransferBatchMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateTransferBatch422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTransferBatch>>, TError,CreateTransferBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTransferBatch>>, TError,CreateTransferBatchMutationVariables, TContext> => {

const mutationKey = getCreateTransferBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTransferBatch>>, CreateTransferBatchMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createTransferBatch(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateTransferBatchMutationResult = NonNullable<Awaited<ReturnType<typeof createTransferBatch>>>
    export type CreateTransferBatchMutationBody = BodyType<CreateTransferBatchRequest>
    export type CreateTransferBatchMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateTransferBatch422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateTransferBatchMutationVariables = {data: BodyType<CreateTransferBatchRequest>;headers?: CreateTransferBatchHeaders}

    /**
 * @summary Prepare transfers from a CSV file
 */
export const useCreateTransferBatch = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateTransferBatch422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTransferBatch>>, TError,CreateTransferBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTransferBatch>>,
        TError,
        CreateTransferBatchMutationVariables,
        TContext
      > => {
      return useMutation(useCreateTransferBatchMutationOptions(options), queryClient);
    }
    export const getGetTransferBatchUrl = (batchId: string,) => {

  return `/api/v1/transfer-batches/${encodeURIComponent(String(batchId))}`
}

/**
 * @summary Get a file of transfers with its rows
 */
export const getTransferBatch = async (batchId: string, options?: Parameters<typeof fetcher>[1]): Promise<TransferBatchDetails> => {

  return fetcher<TransferBatchDetails>(getGetTransferBatchUrl(batchId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTransferBatchQueryKey = (batchId: string,) => {
    return [
    `/api/v1/transfer-batches/${batchId}`
    ] as const;
    }

export const getGetTransferBatchQueryOptions = <TData = Awaited<ReturnType<typeof getTransferBatch>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferBatchNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTransferBatchQueryKey(batchId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransferBatch>>> = ({ signal }) => getTransferBatch(batchId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: batchId !== null && batchId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransferBatch>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransferBatchQueryResult = NonNullable<Awaited<ReturnType<typeof getTransferBatch>>>
export type GetTransferBatchQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferBatchNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetTransferBatch<TData = Awaited<ReturnType<typeof getTransferBatch>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferBatchNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferBatch>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransferBatch>>,
          TError,
          Awaited<ReturnType<typeof getTransferBatch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferBatch<TData = Awaited<ReturnType<typeof getTransferBatch>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferBatchNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferBatch>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransferBatch>>,
          TError,
          Awaited<ReturnType<typeof getTransferBatch>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferBatch<TData = Awaited<ReturnType<typeof getTransferBatch>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferBatchNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a file of transfers with its rows
 */

export function useGetTransferBatch<TData = Awaited<ReturnType<typeof getTransferBatch>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferBatchNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 batchId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferBatch>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTransferBatchQueryOptions(batchId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getSendTransferBatchCodeUrl = (batchId: string,) => {

  return `/api/v1/transfer-batches/${encodeURIComponent(String(batchId))}/code`
}

/**
 * For exactly these rows, for who uploaded them, and only if the wallet may send their sum now. A further call sends another code, and the earlier one is no longer valid.
 * @summary Send the code for a file of transfers
 */
export const sendTransferBatchCode = async (batchId: string,
    headers?: SendTransferBatchCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferBatchCode> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransferBatchCode>(getSendTransferBatchCodeUrl(batchId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getSendTransferBatchCodeMutationKey = () => ['sendTransferBatchCode'] as const;

export const useSendTransferBatchCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | WalletInactiveOrFrozenResponse | SendTransferBatchCode410 | PaymentRefusedResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTransferBatchCode>>, TError,SendTransferBatchCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendTransferBatchCode>>, TError,SendTransferBatchCodeMutationVariables, TContext> => {

const mutationKey = getSendTransferBatchCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTransferBatchCode>>, SendTransferBatchCodeMutationVariables> = (props) => {
          const {batchId,headers} = props ?? {};

          return  sendTransferBatchCode(batchId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendTransferBatchCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendTransferBatchCode>>>

    export type SendTransferBatchCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | WalletInactiveOrFrozenResponse | SendTransferBatchCode410 | PaymentRefusedResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type SendTransferBatchCodeMutationVariables = {batchId: string;headers?: SendTransferBatchCodeHeaders}

    /**
 * @summary Send the code for a file of transfers
 */
export const useSendTransferBatchCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | WalletInactiveOrFrozenResponse | SendTransferBatchCode410 | PaymentRefusedResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTransferBatchCode>>, TError,SendTransferBatchCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendTransferBatchCode>>,
        TError,
        SendTransferBatchCodeMutationVariables,
        TContext
      > => {
      return useMutation(useSendTransferBatchCodeMutationOptions(options), queryClient);
    }
    export const getConfirmTransferBatchUrl = (batchId: string,) => {

  return `/api/v1/transfer-batches/${encodeURIComponent(String(batchId))}/confirm`
}

/**
 * One code confirms all rows, once. Then each row becomes a transfer of its own, in the order of the file. A row that the wallet or its beneficiary does not allow by then is a `refused` transfer, and the others are sent all the same. Wrong codes count together with those of single transfers. Only who uploaded the file confirms it: for others it returns 410 `TRANSFER_BATCH_EXPIRED`.
 * @summary Confirm a file of transfers
 */
export const confirmTransferBatch = async (batchId: string,
    confirmTransferRequest: ConfirmTransferRequest,
    headers?: ConfirmTransferBatchHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferBatch> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransferBatch>(getConfirmTransferBatchUrl(batchId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmTransferRequest)
  }
);}

export const getConfirmTransferBatchMutationKey = () => ['confirmTransferBatch'] as const;

export const useConfirmTransferBatchMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | WalletInactiveOrFrozenResponse | ConfirmTransferBatch410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTransferBatch>>, TError,ConfirmTransferBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmTransferBatch>>, TError,ConfirmTransferBatchMutationVariables, TContext> => {

const mutationKey = getConfirmTransferBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTransferBatch>>, ConfirmTransferBatchMutationVariables> = (props) => {
          const {batchId,data,headers} = props ?? {};

          return  confirmTransferBatch(batchId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmTransferBatchMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTransferBatch>>>
    export type ConfirmTransferBatchMutationBody = BodyType<ConfirmTransferRequest>
    export type ConfirmTransferBatchMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | WalletInactiveOrFrozenResponse | ConfirmTransferBatch410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmTransferBatchMutationVariables = {batchId: string;data: BodyType<ConfirmTransferRequest>;headers?: ConfirmTransferBatchHeaders}

    /**
 * @summary Confirm a file of transfers
 */
export const useConfirmTransferBatch = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchOrWalletNotFoundResponse | WalletInactiveOrFrozenResponse | ConfirmTransferBatch410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | PaymentRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTransferBatch>>, TError,ConfirmTransferBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTransferBatch>>,
        TError,
        ConfirmTransferBatchMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmTransferBatchMutationOptions(options), queryClient);
    }
    export const getCancelTransferBatchUrl = (batchId: string,) => {

  return `/api/v1/transfer-batches/${encodeURIComponent(String(batchId))}/cancel`
}

/**
 * Possible until it is confirmed. A second call returns the cancelled batch. Afterwards, `cancelTransfer` cancels single transfers that are not on their way.
 * @summary Cancel a file of transfers
 */
export const cancelTransferBatch = async (batchId: string,
    headers?: CancelTransferBatchHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferBatch> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransferBatch>(getCancelTransferBatchUrl(batchId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getCancelTransferBatchMutationKey = () => ['cancelTransferBatch'] as const;

export const useCancelTransferBatchMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchNotFoundResponse | CancelTransferBatch409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransferBatch>>, TError,CancelTransferBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTransferBatch>>, TError,CancelTransferBatchMutationVariables, TContext> => {

const mutationKey = getCancelTransferBatchMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTransferBatch>>, CancelTransferBatchMutationVariables> = (props) => {
          const {batchId,headers} = props ?? {};

          return  cancelTransferBatch(batchId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CancelTransferBatchMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTransferBatch>>>

    export type CancelTransferBatchMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchNotFoundResponse | CancelTransferBatch409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CancelTransferBatchMutationVariables = {batchId: string;headers?: CancelTransferBatchHeaders}

    /**
 * @summary Cancel a file of transfers
 */
export const useCancelTransferBatch = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferBatchNotFoundResponse | CancelTransferBatch409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransferBatch>>, TError,CancelTransferBatchMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTransferBatch>>,
        TError,
        CancelTransferBatchMutationVariables,
        TContext
      > => {
      return useMutation(useCancelTransferBatchMutationOptions(options), queryClient);
    }
    export const getReadTransferFileUrl = () => {

  return `/api/v1/transfer-files`
}

/**
 * Reads a file of up to 1 MB and 1,000 rows, and returns what stands in it with everything that is wrong with it. Stores nothing: `createTransferBatch` takes the corrected rows as CSV.
 * The content says which format it is:
 *
 * - a workbook (XLSX) with one sheet whose first row names the columns, as for `createTransferBatch`. Numbers are taken as they are stored, texts are read as in CSV. Nothing is guessed: a
 *   date, a percentage, another currency or a number with more than two decimals is no amount, and formulas, hidden or several sheets, hidden rows or columns and merged cells are refused
 * - the wages file of the Wage Protection System that the Ministry of Human Resources publishes ("WPS Wages File Specification", 2017-06, sections 1.7 and 1.8): tab-separated text with the
 *   10 fields of the header from `[DEST-ID]` to `[MOL-ESTBID]`, the 14 fields of the content from `[32B-AMT]` to `[TRN-DATE]`, both with their names, and a hyphen at the end. The net wage
 *   must be the sum of its parts, the total that of the wages, and no bank may have processed it. The purpose is `payroll_benefits`
 * - a table of text (CSV), as for `createTransferBatch`, in UTF-8, UTF-16 or Windows-1256
 * @summary Read a file of transfers
 */
export const readTransferFile = async (readTransferFileRequest: ReadTransferFileRequest, options?: Parameters<typeof fetcher>[1]): Promise<TransferFile> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<TransferFile>(getReadTransferFileUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(readTransferFileRequest)
  }
);}

export const getReadTransferFileMutationKey = () => ['readTransferFile'] as const;

export const useReadTransferFileMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ReadTransferFile422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readTransferFile>>, TError,ReadTransferFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof readTransferFile>>, TError,ReadTransferFileMutationVariables, TContext> => {

const mutationKey = getReadTransferFileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readTransferFile>>, ReadTransferFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readTransferFile(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReadTransferFileMutationResult = NonNullable<Awaited<ReturnType<typeof readTransferFile>>>
    export type ReadTransferFileMutationBody = BodyType<ReadTransferFileRequest>
    export type ReadTransferFileMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ReadTransferFile422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReadTransferFileMutationVariables = {data: BodyType<ReadTransferFileRequest>}

    /**
 * @summary Read a file of transfers
 */
export const useReadTransferFile = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ReadTransferFile422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readTransferFile>>, TError,ReadTransferFileMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readTransferFile>>,
        TError,
        ReadTransferFileMutationVariables,
        TContext
      > => {
      return useMutation(useReadTransferFileMutationOptions(options), queryClient);
    }
    export const getGetTransferFileTemplateUrl = (params?: GetTransferFileTemplateParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/transfer-files/template?${stringifiedParams}` : `/api/v1/transfer-files/template`
}

/**
 * For `readTransferFile`: a row for each beneficiary that can be paid, in the order of their names, up to 1,000. Amounts are to be entered.
 * @summary Download a workbook to fill in
 */
export const getTransferFileTemplate = async (params?: GetTransferFileTemplateParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetTransferFileTemplateUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTransferFileTemplateMutationKey = () => ['getTransferFileTemplate'] as const;

export const useGetTransferFileTemplateMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTransferFileTemplate>>, TError,GetTransferFileTemplateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getTransferFileTemplate>>, TError,GetTransferFileTemplateMutationVariables, TContext> => {

const mutationKey = getGetTransferFileTemplateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getTransferFileTemplate>>, GetTransferFileTemplateMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  getTransferFileTemplate(params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetTransferFileTemplateMutationResult = NonNullable<Awaited<ReturnType<typeof getTransferFileTemplate>>>

    export type GetTransferFileTemplateMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetTransferFileTemplateMutationVariables = {params?: GetTransferFileTemplateParams}

    /**
 * @summary Download a workbook to fill in
 */
export const useGetTransferFileTemplate = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTransferFileTemplate>>, TError,GetTransferFileTemplateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getTransferFileTemplate>>,
        TError,
        GetTransferFileTemplateMutationVariables,
        TContext
      > => {
      return useMutation(useGetTransferFileTemplateMutationOptions(options), queryClient);
    }
