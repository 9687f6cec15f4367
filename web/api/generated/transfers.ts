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
  CancelTransfer409,
  CancelTransferHeaders,
  CancelTransferSchedule409,
  CancelTransferScheduleHeaders,
  ChangeTransferSchedule404,
  ChangeTransferSchedule409,
  ChangeTransferSchedule422,
  ChangeTransferScheduleHeaders,
  ChangeTransferScheduleRequest,
  CodeNotSentResponse,
  ConfirmTransfer404,
  ConfirmTransfer409,
  ConfirmTransfer410,
  ConfirmTransferHeaders,
  ConfirmTransferRequest,
  CreateTransfer404,
  CreateTransfer409,
  CreateTransferHeaders,
  CreateTransferRequest,
  FindRecipient404,
  FindRecipient422,
  FindRecipientHeaders,
  FindRecipientRequest,
  GetTransferReceiptParams,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListTransferSchedulesParams,
  ListTransfersParams,
  NoWalletResponse,
  OtpLockedResponse,
  OwnTransferNotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  Recipient,
  ResendTransferCode410,
  ResendTransferCodeHeaders,
  RoleRequiredResponse,
  SendTransfer409,
  SendTransfer422,
  SendTransferHeaders,
  SendTransferRequest,
  ServiceUnavailableResponse,
  SkipTransferRunRequest,
  TimeoutResponse,
  TooManyCodesResponse,
  Transfer,
  TransferDraft,
  TransferList,
  TransferRefusedResponse,
  TransferRunPastResponse,
  TransferSchedule,
  TransferScheduleList,
  TransferScheduleNotFoundResponse,
  TransferStateInvalidResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WalletNotFoundResponse,
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

export const getFindRecipientUrl = () => {

  return `/api/v1/transfers/recipients`
}

/**
 * Takes a phone number, a CR number or a unified number, in any usual notation. Returns the name, masked if the number is a phone, the end of the CR number, and a token that names the customer in `createTransfer` for 30 minutes. Nothing tells whether a number has no account, a closed one or none that can be paid. A person or an API key may look up 30 in an hour, and a business 150; more return 429 `RATE_LIMITED` with the reason `recipients_per_hour`. `inviteMember` and `startPhoneChange` count too.
 * @summary Find the Plink customer to pay
 */
export const findRecipient = async (findRecipientRequest: FindRecipientRequest,
    headers?: FindRecipientHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Recipient> => {

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
return fetcher<Recipient>(getFindRecipientUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(findRecipientRequest)
  }
);}

export const getFindRecipientMutationKey = () => ['findRecipient'] as const;

export const useFindRecipientMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | FindRecipient404 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FindRecipient422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findRecipient>>, TError,FindRecipientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof findRecipient>>, TError,FindRecipientMutationVariables, TContext> => {

const mutationKey = getFindRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof findRecipient>>, FindRecipientMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  findRecipient(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type FindRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof findRecipient>>>
    export type FindRecipientMutationBody = BodyType<FindRecipientRequest>
    export type FindRecipientMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | FindRecipient404 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FindRecipient422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type FindRecipientMutationVariables = {data: BodyType<FindRecipientRequest>;headers?: FindRecipientHeaders}

    /**
 * @summary Find the Plink customer to pay
 */
export const useFindRecipient = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | FindRecipient404 | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | FindRecipient422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof findRecipient>>, TError,FindRecipientMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof findRecipient>>,
        TError,
        FindRecipientMutationVariables,
        TContext
      > => {
      return useMutation(useFindRecipientMutationOptions(options), queryClient);
    }
    export const getListTransfersUrl = (params?: ListTransfersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/transfers?${stringifiedParams}` : `/api/v1/transfers`
}

/**
 * Newest first. Without `state` and `q`: those that were confirmed, and the runs of schedules. A cursor contains its filters: leave them out, or send the same ones. A search by the whole number of a transfer finds it at once. With any other `q`, a page looks at the 2,000 transfers that come next and match `state`. If there are more, it has `searchedBackTo`, and `nextCursor` looks further back.
 * @summary List transfers
 */
export const listTransfers = async (params?: ListTransfersParams, options?: Parameters<typeof fetcher>[1]): Promise<TransferList> => {

  return fetcher<TransferList>(getListTransfersUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTransfersQueryKey = (params?: ListTransfersParams,) => {
    return [
    `/api/v1/transfers`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTransfersQueryOptions = <TData = Awaited<ReturnType<typeof listTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransfersQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransfers>>> = ({ signal }) => listTransfers(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransfers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransfersQueryResult = NonNullable<Awaited<ReturnType<typeof listTransfers>>>
export type ListTransfersQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTransfers<TData = Awaited<ReturnType<typeof listTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTransfersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransfers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransfers>>,
          TError,
          Awaited<ReturnType<typeof listTransfers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransfers<TData = Awaited<ReturnType<typeof listTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransfers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransfers>>,
          TError,
          Awaited<ReturnType<typeof listTransfers>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransfers<TData = Awaited<ReturnType<typeof listTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List transfers
 */

export function useListTransfers<TData = Awaited<ReturnType<typeof listTransfers>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransfersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransfers>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransfersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateTransferUrl = () => {

  return `/api/v1/transfers`
}

/**
 * To a Plink customer or to a beneficiary, now, on a date or repeatedly. Nothing moves yet. Returns what the wallet would have left, and warnings, and sends a code for exactly these values; `confirmTransfer` carries it out. The code is valid for 5 minutes, the draft for 15. Each person and each API key has limits of their own: ten codes an hour that are not used, five wrong codes over all transfers together, which lock them for 15 minutes, and 20 refused transfers an hour, after which more return 429 `RATE_LIMITED` with the reason `refused_per_hour`. A business as a whole has five times as many. With `schedule`, each run needs the money on its own day; an amount that alone is above a limit is refused with `LIMIT_EXCEEDED`, because no run could be sent. Nothing here depends on how much the recipient has or may receive. `destination` names a Plink customer or a beneficiary. `sendTransfer` has `beneficiaryId` in its place, because keys pay beneficiaries only.
 * @summary Prepare a transfer
 */
export const createTransfer = async (createTransferRequest: CreateTransferRequest,
    headers?: CreateTransferHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferDraft> => {

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
return fetcher<TransferDraft>(getCreateTransferUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createTransferRequest)
  }
);}

export const getCreateTransferMutationKey = () => ['createTransfer'] as const;

export const useCreateTransferMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CreateTransfer404 | CreateTransfer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTransfer>>, TError,CreateTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createTransfer>>, TError,CreateTransferMutationVariables, TContext> => {

const mutationKey = getCreateTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTransfer>>, CreateTransferMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createTransfer(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateTransferMutationResult = NonNullable<Awaited<ReturnType<typeof createTransfer>>>
    export type CreateTransferMutationBody = BodyType<CreateTransferRequest>
    export type CreateTransferMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CreateTransfer404 | CreateTransfer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type CreateTransferMutationVariables = {data: BodyType<CreateTransferRequest>;headers?: CreateTransferHeaders}

    /**
 * @summary Prepare a transfer
 */
export const useCreateTransfer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CreateTransfer404 | CreateTransfer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTransfer>>, TError,CreateTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTransfer>>,
        TError,
        CreateTransferMutationVariables,
        TContext
      > => {
      return useMutation(useCreateTransferMutationOptions(options), queryClient);
    }
    export const getSendTransferUrl = () => {

  return `/api/v1/transfers/send`
}

/**
 * For programs alone: no person confirms it. The money is on hold (`held`) at once, until the bank has paid. A key pays the beneficiaries that its owner has named for it while they are `active`, and sends at most its daily cap on a day in Riyadh. Transfers that were cancelled, refused or failed do not count towards the cap, returned ones do. A key and those that it was rolled into share one cap. Everything else that `createTransfer` and `confirmTransfer` refuse is refused here too. The body has `beneficiaryId` where `createTransfer` has `destination`, because keys pay beneficiaries only.
 * @summary Send a transfer with an API key
 */
export const sendTransfer = async (sendTransferRequest: SendTransferRequest,
    headers: SendTransferHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Transfer> => {

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
return fetcher<Transfer>(getSendTransferUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(sendTransferRequest)
  }
);}

export const getSendTransferMutationKey = () => ['sendTransfer'] as const;

export const useSendTransferMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | WalletNotFoundResponse | SendTransfer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SendTransfer422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTransfer>>, TError,SendTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof sendTransfer>>, TError,SendTransferMutationVariables, TContext> => {

const mutationKey = getSendTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendTransfer>>, SendTransferMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  sendTransfer(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SendTransferMutationResult = NonNullable<Awaited<ReturnType<typeof sendTransfer>>>
    export type SendTransferMutationBody = BodyType<SendTransferRequest>
    export type SendTransferMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | WalletNotFoundResponse | SendTransfer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SendTransfer422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SendTransferMutationVariables = {data: BodyType<SendTransferRequest>;headers: SendTransferHeaders}

    /**
 * @summary Send a transfer with an API key
 */
export const useSendTransfer = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | WalletNotFoundResponse | SendTransfer409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | SendTransfer422 | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendTransfer>>, TError,SendTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendTransfer>>,
        TError,
        SendTransferMutationVariables,
        TContext
      > => {
      return useMutation(useSendTransferMutationOptions(options), queryClient);
    }
    export const getGetTransferUrl = (transferId: string,) => {

  return `/api/v1/transfers/${encodeURIComponent(String(transferId))}`
}

/**
 * @summary Get a transfer with the history of its states
 */
export const getTransfer = async (transferId: string, options?: Parameters<typeof fetcher>[1]): Promise<Transfer> => {

  return fetcher<Transfer>(getGetTransferUrl(transferId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTransferQueryKey = (transferId: string,) => {
    return [
    `/api/v1/transfers/${transferId}`
    ] as const;
    }

export const getGetTransferQueryOptions = <TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTransferQueryKey(transferId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransfer>>> = ({ signal }) => getTransfer(transferId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: transferId !== null && transferId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransferQueryResult = NonNullable<Awaited<ReturnType<typeof getTransfer>>>
export type GetTransferQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransfer>>,
          TError,
          Awaited<ReturnType<typeof getTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransfer>>,
          TError,
          Awaited<ReturnType<typeof getTransfer>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a transfer with the history of its states
 */

export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 transferId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTransferQueryOptions(transferId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTransferReceiptUrl = (transferId: string,
    params?: GetTransferReceiptParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/transfers/${encodeURIComponent(String(transferId))}/receipt?${stringifiedParams}` : `/api/v1/transfers/${encodeURIComponent(String(transferId))}/receipt`
}

/**
 * What the transfer was and where it stands now. There is a receipt from the confirmation on, unless the transfer was cancelled, refused or has failed.
 * @summary Download the receipt of a transfer as PDF
 */
export const getTransferReceipt = async (transferId: string,
    params?: GetTransferReceiptParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetTransferReceiptUrl(transferId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTransferReceiptMutationKey = () => ['getTransferReceipt'] as const;

export const useGetTransferReceiptMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | TransferStateInvalidResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTransferReceipt>>, TError,GetTransferReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getTransferReceipt>>, TError,GetTransferReceiptMutationVariables, TContext> => {

const mutationKey = getGetTransferReceiptMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getTransferReceipt>>, GetTransferReceiptMutationVariables> = (props) => {
          const {transferId,params} = props ?? {};

          return  getTransferReceipt(transferId,params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetTransferReceiptMutationResult = NonNullable<Awaited<ReturnType<typeof getTransferReceipt>>>

    export type GetTransferReceiptMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | TransferStateInvalidResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetTransferReceiptMutationVariables = {transferId: string;params?: GetTransferReceiptParams}

    /**
 * @summary Download the receipt of a transfer as PDF
 */
export const useGetTransferReceipt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | OwnTransferNotFoundResponse | TransferStateInvalidResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getTransferReceipt>>, TError,GetTransferReceiptMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getTransferReceipt>>,
        TError,
        GetTransferReceiptMutationVariables,
        TContext
      > => {
      return useMutation(useGetTransferReceiptMutationOptions(options), queryClient);
    }
    export const getConfirmTransferUrl = (transferId: string,) => {

  return `/api/v1/transfers/${encodeURIComponent(String(transferId))}/confirm`
}

/**
 * One code confirms one transfer, once. To a Plink customer it is `paid` at once, or `pending` if that wallet cannot receive it now. To a beneficiary the money is on hold (`held`) until the bank has paid. With a schedule it is `scheduled`, and each run is a transfer of its own. A change of a schedule is in force from the next run on: a run that is due already is paid with the terms before it. From the amount of an approval rule on it is `awaiting_approval`, and `approvePayment` carries it out. When the wallet does not allow it now, the code stays valid. A draft that has expired, is confirmed, has changed since its code was sent, or was prepared by somebody else or in a session that has ended returns 410 `TRANSFER_EXPIRED`.
 * @summary Confirm a transfer
 */
export const confirmTransfer = async (transferId: string,
    confirmTransferRequest: ConfirmTransferRequest,
    headers?: ConfirmTransferHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Transfer> => {

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
return fetcher<Transfer>(getConfirmTransferUrl(transferId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmTransferRequest)
  }
);}

export const getConfirmTransferMutationKey = () => ['confirmTransfer'] as const;

export const useConfirmTransferMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmTransfer404 | ConfirmTransfer409 | ConfirmTransfer410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTransfer>>, TError,ConfirmTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmTransfer>>, TError,ConfirmTransferMutationVariables, TContext> => {

const mutationKey = getConfirmTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmTransfer>>, ConfirmTransferMutationVariables> = (props) => {
          const {transferId,data,headers} = props ?? {};

          return  confirmTransfer(transferId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmTransferMutationResult = NonNullable<Awaited<ReturnType<typeof confirmTransfer>>>
    export type ConfirmTransferMutationBody = BodyType<ConfirmTransferRequest>
    export type ConfirmTransferMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmTransfer404 | ConfirmTransfer409 | ConfirmTransfer410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmTransferMutationVariables = {transferId: string;data: BodyType<ConfirmTransferRequest>;headers?: ConfirmTransferHeaders}

    /**
 * @summary Confirm a transfer
 */
export const useConfirmTransfer = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmTransfer404 | ConfirmTransfer409 | ConfirmTransfer410 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | TransferRefusedResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmTransfer>>, TError,ConfirmTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmTransfer>>,
        TError,
        ConfirmTransferMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmTransferMutationOptions(options), queryClient);
    }
    export const getResendTransferCodeUrl = (transferId: string,) => {

  return `/api/v1/transfers/${encodeURIComponent(String(transferId))}/resend`
}

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of a transfer again
 */
export const resendTransferCode = async (transferId: string,
    headers?: ResendTransferCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferDraft> => {

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
return fetcher<TransferDraft>(getResendTransferCodeUrl(transferId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendTransferCodeMutationKey = () => ['resendTransferCode'] as const;

export const useResendTransferCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnTransferNotFoundResponse | IdempotencyInFlightResponse | ResendTransferCode410 | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendTransferCode>>, TError,ResendTransferCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendTransferCode>>, TError,ResendTransferCodeMutationVariables, TContext> => {

const mutationKey = getResendTransferCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendTransferCode>>, ResendTransferCodeMutationVariables> = (props) => {
          const {transferId,headers} = props ?? {};

          return  resendTransferCode(transferId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendTransferCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendTransferCode>>>

    export type ResendTransferCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnTransferNotFoundResponse | IdempotencyInFlightResponse | ResendTransferCode410 | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendTransferCodeMutationVariables = {transferId: string;headers?: ResendTransferCodeHeaders}

    /**
 * @summary Send the code of a transfer again
 */
export const useResendTransferCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnTransferNotFoundResponse | IdempotencyInFlightResponse | ResendTransferCode410 | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendTransferCode>>, TError,ResendTransferCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendTransferCode>>,
        TError,
        ResendTransferCodeMutationVariables,
        TContext
      > => {
      return useMutation(useResendTransferCodeMutationOptions(options), queryClient);
    }
    export const getCancelTransferUrl = (transferId: string,) => {

  return `/api/v1/transfers/${encodeURIComponent(String(transferId))}/cancel`
}

/**
 * Possible until it is on its way to the bank: while it is a `draft` or `held`. Money on hold is available again. A second call returns the cancelled transfer.
 * @summary Cancel a transfer
 */
export const cancelTransfer = async (transferId: string,
    headers?: CancelTransferHeaders, options?: Parameters<typeof fetcher>[1]): Promise<Transfer> => {

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
return fetcher<Transfer>(getCancelTransferUrl(transferId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getCancelTransferMutationKey = () => ['cancelTransfer'] as const;

export const useCancelTransferMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnTransferNotFoundResponse | CancelTransfer409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransfer>>, TError,CancelTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTransfer>>, TError,CancelTransferMutationVariables, TContext> => {

const mutationKey = getCancelTransferMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTransfer>>, CancelTransferMutationVariables> = (props) => {
          const {transferId,headers} = props ?? {};

          return  cancelTransfer(transferId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CancelTransferMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTransfer>>>

    export type CancelTransferMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnTransferNotFoundResponse | CancelTransfer409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CancelTransferMutationVariables = {transferId: string;headers?: CancelTransferHeaders}

    /**
 * @summary Cancel a transfer
 */
export const useCancelTransfer = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | OwnTransferNotFoundResponse | CancelTransfer409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransfer>>, TError,CancelTransferMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTransfer>>,
        TError,
        CancelTransferMutationVariables,
        TContext
      > => {
      return useMutation(useCancelTransferMutationOptions(options), queryClient);
    }
    export const getListTransferSchedulesUrl = (params?: ListTransferSchedulesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/transfer-schedules?${stringifiedParams}` : `/api/v1/transfer-schedules`
}

/**
 * Newest first. Cancelled ones and those that have run for the last time are included.
 * @summary List scheduled and repeating transfers
 */
export const listTransferSchedules = async (params?: ListTransferSchedulesParams, options?: Parameters<typeof fetcher>[1]): Promise<TransferScheduleList> => {

  return fetcher<TransferScheduleList>(getListTransferSchedulesUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListTransferSchedulesQueryKey = (params?: ListTransferSchedulesParams,) => {
    return [
    `/api/v1/transfer-schedules`, ...(params ? [params] : [])
    ] as const;
    }

export const getListTransferSchedulesQueryOptions = <TData = Awaited<ReturnType<typeof listTransferSchedules>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListTransferSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferSchedules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTransferSchedulesQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTransferSchedules>>> = ({ signal }) => listTransferSchedules(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTransferSchedules>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTransferSchedulesQueryResult = NonNullable<Awaited<ReturnType<typeof listTransferSchedules>>>
export type ListTransferSchedulesQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListTransferSchedules<TData = Awaited<ReturnType<typeof listTransferSchedules>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListTransferSchedulesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferSchedules>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransferSchedules>>,
          TError,
          Awaited<ReturnType<typeof listTransferSchedules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransferSchedules<TData = Awaited<ReturnType<typeof listTransferSchedules>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransferSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferSchedules>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTransferSchedules>>,
          TError,
          Awaited<ReturnType<typeof listTransferSchedules>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTransferSchedules<TData = Awaited<ReturnType<typeof listTransferSchedules>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransferSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferSchedules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List scheduled and repeating transfers
 */

export function useListTransferSchedules<TData = Awaited<ReturnType<typeof listTransferSchedules>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | NoWalletResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListTransferSchedulesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTransferSchedules>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTransferSchedulesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetTransferScheduleUrl = (scheduleId: string,) => {

  return `/api/v1/transfer-schedules/${encodeURIComponent(String(scheduleId))}`
}

/**
 * With the next days, and which of them are skipped.
 * @summary Get a scheduled or repeating transfer
 */
export const getTransferSchedule = async (scheduleId: string, options?: Parameters<typeof fetcher>[1]): Promise<TransferSchedule> => {

  return fetcher<TransferSchedule>(getGetTransferScheduleUrl(scheduleId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetTransferScheduleQueryKey = (scheduleId: string,) => {
    return [
    `/api/v1/transfer-schedules/${scheduleId}`
    ] as const;
    }

export const getGetTransferScheduleQueryOptions = <TData = Awaited<ReturnType<typeof getTransferSchedule>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferScheduleNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(scheduleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferSchedule>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTransferScheduleQueryKey(scheduleId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransferSchedule>>> = ({ signal }) => getTransferSchedule(scheduleId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: scheduleId !== null && scheduleId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransferSchedule>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransferScheduleQueryResult = NonNullable<Awaited<ReturnType<typeof getTransferSchedule>>>
export type GetTransferScheduleQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferScheduleNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetTransferSchedule<TData = Awaited<ReturnType<typeof getTransferSchedule>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferScheduleNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 scheduleId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferSchedule>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransferSchedule>>,
          TError,
          Awaited<ReturnType<typeof getTransferSchedule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferSchedule<TData = Awaited<ReturnType<typeof getTransferSchedule>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferScheduleNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 scheduleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferSchedule>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransferSchedule>>,
          TError,
          Awaited<ReturnType<typeof getTransferSchedule>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransferSchedule<TData = Awaited<ReturnType<typeof getTransferSchedule>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferScheduleNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 scheduleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferSchedule>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a scheduled or repeating transfer
 */

export function useGetTransferSchedule<TData = Awaited<ReturnType<typeof getTransferSchedule>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | TransferScheduleNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 scheduleId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransferSchedule>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTransferScheduleQueryOptions(scheduleId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCancelTransferScheduleUrl = (scheduleId: string,) => {

  return `/api/v1/transfer-schedules/${encodeURIComponent(String(scheduleId))}/cancel`
}

/**
 * No further run starts. A run that has started goes on. A second call returns the cancelled schedule.
 * @summary Cancel a scheduled or repeating transfer
 */
export const cancelTransferSchedule = async (scheduleId: string,
    headers?: CancelTransferScheduleHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferSchedule> => {

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
return fetcher<TransferSchedule>(getCancelTransferScheduleUrl(scheduleId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getCancelTransferScheduleMutationKey = () => ['cancelTransferSchedule'] as const;

export const useCancelTransferScheduleMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | CancelTransferSchedule409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransferSchedule>>, TError,CancelTransferScheduleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTransferSchedule>>, TError,CancelTransferScheduleMutationVariables, TContext> => {

const mutationKey = getCancelTransferScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTransferSchedule>>, CancelTransferScheduleMutationVariables> = (props) => {
          const {scheduleId,headers} = props ?? {};

          return  cancelTransferSchedule(scheduleId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CancelTransferScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTransferSchedule>>>

    export type CancelTransferScheduleMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | CancelTransferSchedule409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CancelTransferScheduleMutationVariables = {scheduleId: string;headers?: CancelTransferScheduleHeaders}

    /**
 * @summary Cancel a scheduled or repeating transfer
 */
export const useCancelTransferSchedule = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | CancelTransferSchedule409 | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTransferSchedule>>, TError,CancelTransferScheduleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTransferSchedule>>,
        TError,
        CancelTransferScheduleMutationVariables,
        TContext
      > => {
      return useMutation(useCancelTransferScheduleMutationOptions(options), queryClient);
    }
    export const getChangeTransferScheduleUrl = (scheduleId: string,) => {

  return `/api/v1/transfer-schedules/${encodeURIComponent(String(scheduleId))}/changes`
}

/**
 * Amount, purpose, note, source and days; the payee stays. Send all terms. Nothing changes yet: the answer is a draft, like that of `createTransfer` and with the same limits, and `confirmTransfer` takes its code, which is for exactly these terms. The rules of approval are those of a new schedule of these terms. While one change waits for approval, no other can be made, and the present terms are in force. Days that are skipped stay skipped.
 * @summary Prepare a change of a scheduled or repeating transfer
 */
export const changeTransferSchedule = async (scheduleId: string,
    changeTransferScheduleRequest: ChangeTransferScheduleRequest,
    headers?: ChangeTransferScheduleHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TransferDraft> => {

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
return fetcher<TransferDraft>(getChangeTransferScheduleUrl(scheduleId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(changeTransferScheduleRequest)
  }
);}

export const getChangeTransferScheduleMutationKey = () => ['changeTransferSchedule'] as const;

export const useChangeTransferScheduleMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ChangeTransferSchedule404 | ChangeTransferSchedule409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangeTransferSchedule422 | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeTransferSchedule>>, TError,ChangeTransferScheduleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeTransferSchedule>>, TError,ChangeTransferScheduleMutationVariables, TContext> => {

const mutationKey = getChangeTransferScheduleMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeTransferSchedule>>, ChangeTransferScheduleMutationVariables> = (props) => {
          const {scheduleId,data,headers} = props ?? {};

          return  changeTransferSchedule(scheduleId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeTransferScheduleMutationResult = NonNullable<Awaited<ReturnType<typeof changeTransferSchedule>>>
    export type ChangeTransferScheduleMutationBody = BodyType<ChangeTransferScheduleRequest>
    export type ChangeTransferScheduleMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ChangeTransferSchedule404 | ChangeTransferSchedule409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangeTransferSchedule422 | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ChangeTransferScheduleMutationVariables = {scheduleId: string;data: BodyType<ChangeTransferScheduleRequest>;headers?: ChangeTransferScheduleHeaders}

    /**
 * @summary Prepare a change of a scheduled or repeating transfer
 */
export const useChangeTransferSchedule = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | ChangeTransferSchedule404 | ChangeTransferSchedule409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | ChangeTransferSchedule422 | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeTransferSchedule>>, TError,ChangeTransferScheduleMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeTransferSchedule>>,
        TError,
        ChangeTransferScheduleMutationVariables,
        TContext
      > => {
      return useMutation(useChangeTransferScheduleMutationOptions(options), queryClient);
    }
    export const getSkipTransferRunUrl = (scheduleId: string,) => {

  return `/api/v1/transfer-schedules/${encodeURIComponent(String(scheduleId))}/skips`
}

/**
 * One day of `upcoming`. Nothing is paid on it, the days of the others stay as they are, and none is added. Until the day begins, `unskipTransferRun` undoes it. Repeating it changes nothing.
 * @summary Skip a run of a repeating transfer
 */
export const skipTransferRun = async (scheduleId: string,
    skipTransferRunRequest: SkipTransferRunRequest, options?: Parameters<typeof fetcher>[1]): Promise<TransferSchedule> => {

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
return fetcher<TransferSchedule>(getSkipTransferRunUrl(scheduleId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(skipTransferRunRequest)
  }
);}

export const getSkipTransferRunMutationKey = () => ['skipTransferRun'] as const;

export const useSkipTransferRunMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | TransferRunPastResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof skipTransferRun>>, TError,SkipTransferRunMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof skipTransferRun>>, TError,SkipTransferRunMutationVariables, TContext> => {

const mutationKey = getSkipTransferRunMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof skipTransferRun>>, SkipTransferRunMutationVariables> = (props) => {
          const {scheduleId,data} = props ?? {};

          return  skipTransferRun(scheduleId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type SkipTransferRunMutationResult = NonNullable<Awaited<ReturnType<typeof skipTransferRun>>>
    export type SkipTransferRunMutationBody = BodyType<SkipTransferRunRequest>
    export type SkipTransferRunMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | TransferRunPastResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type SkipTransferRunMutationVariables = {scheduleId: string;data: BodyType<SkipTransferRunRequest>}

    /**
 * @summary Skip a run of a repeating transfer
 */
export const useSkipTransferRun = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | TransferRunPastResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof skipTransferRun>>, TError,SkipTransferRunMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof skipTransferRun>>,
        TError,
        SkipTransferRunMutationVariables,
        TContext
      > => {
      return useMutation(useSkipTransferRunMutationOptions(options), queryClient);
    }
    export const getUnskipTransferRunUrl = (scheduleId: string,
    on: string,) => {

  return `/api/v1/transfer-schedules/${encodeURIComponent(String(scheduleId))}/skips/${encodeURIComponent(String(on))}`
}

/**
 * Until its day begins. A day that is not skipped stays as it is.
 * @summary Pay a skipped run after all
 */
export const unskipTransferRun = async (scheduleId: string,
    on: string, options?: Parameters<typeof fetcher>[1]): Promise<TransferSchedule> => {

  return fetcher<TransferSchedule>(getUnskipTransferRunUrl(scheduleId,on),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getUnskipTransferRunMutationKey = () => ['unskipTransferRun'] as const;

export const useUnskipTransferRunMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | TransferRunPastResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unskipTransferRun>>, TError,UnskipTransferRunMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof unskipTransferRun>>, TError,UnskipTransferRunMutationVariables, TContext> => {

const mutationKey = getUnskipTransferRunMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unskipTransferRun>>, UnskipTransferRunMutationVariables> = (props) => {
          const {scheduleId,on} = props ?? {};

          return  unskipTransferRun(scheduleId,on,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type UnskipTransferRunMutationResult = NonNullable<Awaited<ReturnType<typeof unskipTransferRun>>>

    export type UnskipTransferRunMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | TransferRunPastResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type UnskipTransferRunMutationVariables = {scheduleId: string;on: string}

    /**
 * @summary Pay a skipped run after all
 */
export const useUnskipTransferRun = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | TransferScheduleNotFoundResponse | TransferRunPastResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unskipTransferRun>>, TError,UnskipTransferRunMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unskipTransferRun>>,
        TError,
        UnskipTransferRunMutationVariables,
        TContext
      > => {
      return useMutation(useUnskipTransferRunMutationOptions(options), queryClient);
    }
