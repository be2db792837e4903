import type { FastifyInstance } from 'fastify';

/** As much of JSON schema as our OpenAPI document uses. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: Schema;
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With its parameters in braces. */
  path: string;
  parameters: Parameter[];
  body: Schema | undefined;
  takesForm: boolean;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** Every call that the server says it has. */
export async function readDocument(app: FastifyInstance): Promise<Call[]> {
  const document = (await app.inject('/api/docs/json')).json<{
    paths: Record<string, Record<string, Described>>;
  }>();
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase() as Call['method'],
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema,
      takesForm: requestBody?.content?.['multipart/form-data'] !== undefined,
    })),
  );
}
