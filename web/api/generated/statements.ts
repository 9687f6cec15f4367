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
  CreateBalanceCertificateHeaders,
  CreateIbanLetter409,
  CreateIbanLetterHeaders,
  CreateStatement422,
  CreateStatementHeaders,
  DocumentProof,
  ExportRunningResponse,
  GetIssuedDocumentPdfParams,
  GetStatementCsvParams,
  GetStatementXlsxParams,
  IdempotencyInFlightResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  IssuedDocument,
  IssuedDocumentList,
  IssuedDocumentNotFoundResponse,
  ListStatementsParams,
  NoWalletResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ServiceUnavailableResponse,
  StatementMonthList,
  StatementRequest,
  StatementTooLongResponse,
  TooManyDocumentsResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WalletNotFoundResponse
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

export const getListStatementsUrl = (params?: ListStatementsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/statements?${stringifiedParams}` : `/api/v1/statements`
}

/**
 * The months of the main wallet or of a sub-wallet, newest first, at most 120. A month is closed a few minutes after its end, in Riyadh: nothing in it changes any more. Its `digest` covers its entries in their order and the digest of the month before.
 * @summary List the months of an account
 */
export const listStatements = async (params?: ListStatementsParams, options?: Parameters<typeof fetcher>[1]): Promise<StatementMonthList> => {

  return fetcher<StatementMonthList>(getListStatementsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListStatementsQueryKey = (params?: ListStatementsParams,) => {
    return [
    `/api/v1/statements`, ...(params ? [params] : [])
    ] as const;
    }

export const getListStatementsQueryOptions = <TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStatementsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStatements>>> = ({ signal }) => listStatements(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStatementsQueryResult = NonNullable<Awaited<ReturnType<typeof listStatements>>>
export type ListStatementsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListStatementsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatements>>,
          TError,
          Awaited<ReturnType<typeof listStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStatements>>,
          TError,
          Awaited<ReturnType<typeof listStatements>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the months of an account
 */

export function useListStatements<TData = Awaited<ReturnType<typeof listStatements>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | WalletNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStatementsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStatements>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStatementsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateStatementUrl = () => {

  return `/api/v1/statements`
}

/**
 * Of the main wallet or of a sub-wallet, for at most 366 days. It has what is booked: money on hold is in the balance until it is paid. What is booked later is in no statement that was issued before. The same request returns the same statement while nothing has changed.
 * @summary Issue a statement
 */
export const createStatement = async (statementRequest: StatementRequest,
    headers?: CreateStatementHeaders, options?: Parameters<typeof fetcher>[1]): Promise<IssuedDocument> => {

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
return fetcher<IssuedDocument>(getCreateStatementUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(statementRequest)
  }
);}

export const getCreateStatementMutationKey = () => ['createStatement'] as const;

export const useCreateStatementMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | WalletNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateStatement422 | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStatement>>, TError,CreateStatementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createStatement>>, TError,CreateStatementMutationVariables, TContext> => {

const mutationKey = getCreateStatementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createStatement>>, CreateStatementMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createStatement(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateStatementMutationResult = NonNullable<Awaited<ReturnType<typeof createStatement>>>
    export type CreateStatementMutationBody = BodyType<StatementRequest>
    export type CreateStatementMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | WalletNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateStatement422 | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateStatementMutationVariables = {data: BodyType<StatementRequest>;headers?: CreateStatementHeaders}

    /**
 * @summary Issue a statement
 */
export const useCreateStatement = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | WalletNotFoundResponse | IdempotencyInFlightResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | CreateStatement422 | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createStatement>>, TError,CreateStatementMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createStatement>>,
        TError,
        CreateStatementMutationVariables,
        TContext
      > => {
      return useMutation(useCreateStatementMutationOptions(options), queryClient);
    }
    export const getCreateBalanceCertificateUrl = () => {

  return `/api/v1/balance-certificates`
}

/**
 * What the account has now: the main wallet, each sub-wallet and their sum, money on hold included. Within a day, the same balances return the same certificate.
 * @summary Issue a balance certificate
 */
export const createBalanceCertificate = async (headers?: CreateBalanceCertificateHeaders, options?: Parameters<typeof fetcher>[1]): Promise<IssuedDocument> => {

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
return fetcher<IssuedDocument>(getCreateBalanceCertificateUrl(),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getCreateBalanceCertificateMutationKey = () => ['createBalanceCertificate'] as const;

export const useCreateBalanceCertificateMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NoWalletResponse | IdempotencyInFlightResponse | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBalanceCertificate>>, TError,CreateBalanceCertificateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createBalanceCertificate>>, TError,CreateBalanceCertificateMutationVariables, TContext> => {

const mutationKey = getCreateBalanceCertificateMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createBalanceCertificate>>, CreateBalanceCertificateMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  createBalanceCertificate(headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateBalanceCertificateMutationResult = NonNullable<Awaited<ReturnType<typeof createBalanceCertificate>>>

    export type CreateBalanceCertificateMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NoWalletResponse | IdempotencyInFlightResponse | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateBalanceCertificateMutationVariables = {headers?: CreateBalanceCertificateHeaders}

    /**
 * @summary Issue a balance certificate
 */
export const useCreateBalanceCertificate = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NoWalletResponse | IdempotencyInFlightResponse | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createBalanceCertificate>>, TError,CreateBalanceCertificateMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createBalanceCertificate>>,
        TError,
        CreateBalanceCertificateMutationVariables,
        TContext
      > => {
      return useMutation(useCreateBalanceCertificateMutationOptions(options), queryClient);
    }
    export const getCreateIbanLetterUrl = () => {

  return `/api/v1/iban-letters`
}

/**
 * It confirms to whom the IBAN belongs. Within a day, the same letter is returned.
 * @summary Issue an IBAN letter
 */
export const createIbanLetter = async (headers?: CreateIbanLetterHeaders, options?: Parameters<typeof fetcher>[1]): Promise<IssuedDocument> => {

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
return fetcher<IssuedDocument>(getCreateIbanLetterUrl(),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getCreateIbanLetterMutationKey = () => ['createIbanLetter'] as const;

export const useCreateIbanLetterMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NoWalletResponse | CreateIbanLetter409 | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIbanLetter>>, TError,CreateIbanLetterMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createIbanLetter>>, TError,CreateIbanLetterMutationVariables, TContext> => {

const mutationKey = getCreateIbanLetterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIbanLetter>>, CreateIbanLetterMutationVariables> = (props) => {
          const {headers} = props ?? {};

          return  createIbanLetter(headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateIbanLetterMutationResult = NonNullable<Awaited<ReturnType<typeof createIbanLetter>>>

    export type CreateIbanLetterMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NoWalletResponse | CreateIbanLetter409 | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type CreateIbanLetterMutationVariables = {headers?: CreateIbanLetterHeaders}

    /**
 * @summary Issue an IBAN letter
 */
export const useCreateIbanLetter = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | NoWalletResponse | CreateIbanLetter409 | TooManyDocumentsResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIbanLetter>>, TError,CreateIbanLetterMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIbanLetter>>,
        TError,
        CreateIbanLetterMutationVariables,
        TContext
      > => {
      return useMutation(useCreateIbanLetterMutationOptions(options), queryClient);
    }
    export const getListIssuedDocumentsUrl = () => {

  return `/api/v1/issued-documents`
}

/**
 * The newest 50 that were issued, newest first.
 * @summary List statements, certificates and letters
 */
export const listIssuedDocuments = async ( options?: Parameters<typeof fetcher>[1]): Promise<IssuedDocumentList> => {

  return fetcher<IssuedDocumentList>(getListIssuedDocumentsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListIssuedDocumentsQueryKey = () => {
    return [
    `/api/v1/issued-documents`
    ] as const;
    }

export const getListIssuedDocumentsQueryOptions = <TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListIssuedDocumentsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listIssuedDocuments>>> = ({ signal }) => listIssuedDocuments({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListIssuedDocumentsQueryResult = NonNullable<Awaited<ReturnType<typeof listIssuedDocuments>>>
export type ListIssuedDocumentsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIssuedDocuments>>,
          TError,
          Awaited<ReturnType<typeof listIssuedDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listIssuedDocuments>>,
          TError,
          Awaited<ReturnType<typeof listIssuedDocuments>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List statements, certificates and letters
 */

export function useListIssuedDocuments<TData = Awaited<ReturnType<typeof listIssuedDocuments>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listIssuedDocuments>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListIssuedDocumentsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetIssuedDocumentUrl = (documentId: string,) => {

  return `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}`
}

/**
 * As it was issued.
 * @summary Get a statement, certificate or letter
 */
export const getIssuedDocument = async (documentId: string, options?: Parameters<typeof fetcher>[1]): Promise<IssuedDocument> => {

  return fetcher<IssuedDocument>(getGetIssuedDocumentUrl(documentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetIssuedDocumentQueryKey = (documentId: string,) => {
    return [
    `/api/v1/issued-documents/${documentId}`
    ] as const;
    }

export const getGetIssuedDocumentQueryOptions = <TData = Awaited<ReturnType<typeof getIssuedDocument>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIssuedDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIssuedDocumentQueryKey(documentId);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIssuedDocument>>> = ({ signal }) => getIssuedDocument(documentId, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: documentId !== null && documentId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIssuedDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIssuedDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof getIssuedDocument>>>
export type GetIssuedDocumentQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useGetIssuedDocument<TData = Awaited<ReturnType<typeof getIssuedDocument>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 documentId: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIssuedDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIssuedDocument>>,
          TError,
          Awaited<ReturnType<typeof getIssuedDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIssuedDocument<TData = Awaited<ReturnType<typeof getIssuedDocument>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIssuedDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIssuedDocument>>,
          TError,
          Awaited<ReturnType<typeof getIssuedDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIssuedDocument<TData = Awaited<ReturnType<typeof getIssuedDocument>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIssuedDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a statement, certificate or letter
 */

export function useGetIssuedDocument<TData = Awaited<ReturnType<typeof getIssuedDocument>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 documentId: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIssuedDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIssuedDocumentQueryOptions(documentId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getGetIssuedDocumentPdfUrl = (documentId: string,
    params?: GetIssuedDocumentPdfParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/pdf?${stringifiedParams}` : `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/pdf`
}

/**
 * A statement of more than 10,000 entries is refused: download it as CSV.
 * @summary Download a statement, certificate or letter as PDF
 */
export const getIssuedDocumentPdf = async (documentId: string,
    params?: GetIssuedDocumentPdfParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetIssuedDocumentPdfUrl(documentId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetIssuedDocumentPdfMutationKey = () => ['getIssuedDocumentPdf'] as const;

export const useGetIssuedDocumentPdfMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getIssuedDocumentPdf>>, TError,GetIssuedDocumentPdfMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getIssuedDocumentPdf>>, TError,GetIssuedDocumentPdfMutationVariables, TContext> => {

const mutationKey = getGetIssuedDocumentPdfMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getIssuedDocumentPdf>>, GetIssuedDocumentPdfMutationVariables> = (props) => {
          const {documentId,params} = props ?? {};

          return  getIssuedDocumentPdf(documentId,params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetIssuedDocumentPdfMutationResult = NonNullable<Awaited<ReturnType<typeof getIssuedDocumentPdf>>>

    export type GetIssuedDocumentPdfMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetIssuedDocumentPdfMutationVariables = {documentId: string;params?: GetIssuedDocumentPdfParams}

    /**
 * @summary Download a statement, certificate or letter as PDF
 */
export const useGetIssuedDocumentPdf = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getIssuedDocumentPdf>>, TError,GetIssuedDocumentPdfMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getIssuedDocumentPdf>>,
        TError,
        GetIssuedDocumentPdfMutationVariables,
        TContext
      > => {
      return useMutation(useGetIssuedDocumentPdfMutationOptions(options), queryClient);
    }
    export const getGetStatementCsvUrl = (documentId: string,
    params?: GetStatementCsvParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/csv?${stringifiedParams}` : `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/csv`
}

/**
 * Oldest first, with the balance after each entry, streamed, one download of an account at a time. UTF-8 with a byte order mark. Where a spreadsheet would read text as a formula, an apostrophe stands before it.
 * @summary Download a statement as CSV
 */
export const getStatementCsv = async (documentId: string,
    params?: GetStatementCsvParams, options?: Parameters<typeof fetcher>[1]): Promise<string> => {

  return fetcher<string>(getGetStatementCsvUrl(documentId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetStatementCsvMutationKey = () => ['getStatementCsv'] as const;

export const useGetStatementCsvMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementCsv>>, TError,GetStatementCsvMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getStatementCsv>>, TError,GetStatementCsvMutationVariables, TContext> => {

const mutationKey = getGetStatementCsvMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getStatementCsv>>, GetStatementCsvMutationVariables> = (props) => {
          const {documentId,params} = props ?? {};

          return  getStatementCsv(documentId,params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetStatementCsvMutationResult = NonNullable<Awaited<ReturnType<typeof getStatementCsv>>>

    export type GetStatementCsvMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetStatementCsvMutationVariables = {documentId: string;params?: GetStatementCsvParams}

    /**
 * @summary Download a statement as CSV
 */
export const useGetStatementCsv = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementCsv>>, TError,GetStatementCsvMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getStatementCsv>>,
        TError,
        GetStatementCsvMutationVariables,
        TContext
      > => {
      return useMutation(useGetStatementCsvMutationOptions(options), queryClient);
    }
    export const getGetStatementXlsxUrl = (documentId: string,
    params?: GetStatementXlsxParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/xlsx?${stringifiedParams}` : `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/xlsx`
}

/**
 * An XLSX file of ECMA-376, streamed, one download of an account at a time. The first sheet has the entries, oldest first, with the balance after each, the second one the sums and the balances. Amounts are numbers of riyals, days are dates, and every text is a text: no cell is a formula. A statement of 1,048,576 entries or more is refused: download it as CSV.
 * @summary Download a statement as a workbook
 */
export const getStatementXlsx = async (documentId: string,
    params?: GetStatementXlsxParams, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetStatementXlsxUrl(documentId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetStatementXlsxMutationKey = () => ['getStatementXlsx'] as const;

export const useGetStatementXlsxMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementXlsx>>, TError,GetStatementXlsxMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getStatementXlsx>>, TError,GetStatementXlsxMutationVariables, TContext> => {

const mutationKey = getGetStatementXlsxMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getStatementXlsx>>, GetStatementXlsxMutationVariables> = (props) => {
          const {documentId,params} = props ?? {};

          return  getStatementXlsx(documentId,params,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetStatementXlsxMutationResult = NonNullable<Awaited<ReturnType<typeof getStatementXlsx>>>

    export type GetStatementXlsxMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetStatementXlsxMutationVariables = {documentId: string;params?: GetStatementXlsxParams}

    /**
 * @summary Download a statement as a workbook
 */
export const useGetStatementXlsx = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementXlsx>>, TError,GetStatementXlsxMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getStatementXlsx>>,
        TError,
        GetStatementXlsxMutationVariables,
        TContext
      > => {
      return useMutation(useGetStatementXlsxMutationOptions(options), queryClient);
    }
    export const getGetStatementCamtUrl = (documentId: string,) => {

  return `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/camt053`
}

/**
 * XML by ISO 20022 (camt.053.001.08), which accounting programs import, streamed, one download of an account at a time.
 * @summary Download a statement as XML of ISO 20022
 */
export const getStatementCamt = async (documentId: string, options?: Parameters<typeof fetcher>[1]): Promise<string> => {

  return fetcher<string>(getGetStatementCamtUrl(documentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetStatementCamtMutationKey = () => ['getStatementCamt'] as const;

export const useGetStatementCamtMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementCamt>>, TError,GetStatementCamtMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getStatementCamt>>, TError,GetStatementCamtMutationVariables, TContext> => {

const mutationKey = getGetStatementCamtMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getStatementCamt>>, GetStatementCamtMutationVariables> = (props) => {
          const {documentId} = props ?? {};

          return  getStatementCamt(documentId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetStatementCamtMutationResult = NonNullable<Awaited<ReturnType<typeof getStatementCamt>>>

    export type GetStatementCamtMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetStatementCamtMutationVariables = {documentId: string}

    /**
 * @summary Download a statement as XML of ISO 20022
 */
export const useGetStatementCamt = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementCamt>>, TError,GetStatementCamtMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getStatementCamt>>,
        TError,
        GetStatementCamtMutationVariables,
        TContext
      > => {
      return useMutation(useGetStatementCamtMutationOptions(options), queryClient);
    }
    export const getGetStatementSwiftUrl = (documentId: string,) => {

  return `/api/v1/issued-documents/${encodeURIComponent(String(documentId))}/mt940`
}

/**
 * Messages that accounting programs import, streamed, one download of an account at a time. None has more than 2,000 characters, so a statement has as many as it needs, and each begins with the balance (`60M`) at which the one before it ends (`62M`). Names have the letters of SWIFT's character set X only: an entry whose name has others is known by its reference, which is also in the other formats. A statement of more than 399,996 entries is refused: download it as CSV.
 * @summary Download a statement as MT940 of SWIFT
 */
export const getStatementSwift = async (documentId: string, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetStatementSwiftUrl(documentId),
  {
    ...options,
    method: 'GET'

  }
);}

export const getGetStatementSwiftMutationKey = () => ['getStatementSwift'] as const;

export const useGetStatementSwiftMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementSwift>>, TError,GetStatementSwiftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof getStatementSwift>>, TError,GetStatementSwiftMutationVariables, TContext> => {

const mutationKey = getGetStatementSwiftMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getStatementSwift>>, GetStatementSwiftMutationVariables> = (props) => {
          const {documentId} = props ?? {};

          return  getStatementSwift(documentId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type GetStatementSwiftMutationResult = NonNullable<Awaited<ReturnType<typeof getStatementSwift>>>

    export type GetStatementSwiftMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type GetStatementSwiftMutationVariables = {documentId: string}

    /**
 * @summary Download a statement as MT940 of SWIFT
 */
export const useGetStatementSwift = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | IssuedDocumentNotFoundResponse | StatementTooLongResponse | ExportRunningResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getStatementSwift>>, TError,GetStatementSwiftMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getStatementSwift>>,
        TError,
        GetStatementSwiftMutationVariables,
        TContext
      > => {
      return useMutation(useGetStatementSwiftMutationOptions(options), queryClient);
    }
    export const getVerifyDocumentUrl = (code: string,) => {

  return `/api/v1/verify/${encodeURIComponent(String(code))}`
}

/**
 * For whoever was given the document. It says what the document must say, and no more than is needed to compare.
 * @summary Check a code of a statement, certificate or letter
 */
export const verifyDocument = async (code: string, options?: Parameters<typeof fetcher>[1]): Promise<DocumentProof> => {

  return fetcher<DocumentProof>(getVerifyDocumentUrl(code),
  {
    ...options,
    method: 'GET'

  }
);}

export const getVerifyDocumentQueryKey = (code: string,) => {
    return [
    `/api/v1/verify/${code}`
    ] as const;
    }

export const getVerifyDocumentQueryOptions = <TData = Awaited<ReturnType<typeof verifyDocument>>, TError = ErrorType<InvalidParametersResponse | IssuedDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getVerifyDocumentQueryKey(code);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof verifyDocument>>> = ({ signal }) => verifyDocument(code, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: code !== null && code !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof verifyDocument>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type VerifyDocumentQueryResult = NonNullable<Awaited<ReturnType<typeof verifyDocument>>>
export type VerifyDocumentQueryError = ErrorType<InvalidParametersResponse | IssuedDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useVerifyDocument<TData = Awaited<ReturnType<typeof verifyDocument>>, TError = ErrorType<InvalidParametersResponse | IssuedDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 code: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyDocument>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyDocument>>,
          TError,
          Awaited<ReturnType<typeof verifyDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyDocument<TData = Awaited<ReturnType<typeof verifyDocument>>, TError = ErrorType<InvalidParametersResponse | IssuedDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyDocument>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof verifyDocument>>,
          TError,
          Awaited<ReturnType<typeof verifyDocument>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyDocument<TData = Awaited<ReturnType<typeof verifyDocument>>, TError = ErrorType<InvalidParametersResponse | IssuedDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check a code of a statement, certificate or letter
 */

export function useVerifyDocument<TData = Awaited<ReturnType<typeof verifyDocument>>, TError = ErrorType<InvalidParametersResponse | IssuedDocumentNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 code: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyDocument>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getVerifyDocumentQueryOptions(code,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

