import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ministry } from '@ministry/domain';

/** Describes every route of the application. Complete only when the Swagger compiler plugin has run (`npm run openapi`). */
export function describeApi(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle(`${ministry.name} API`)
    .setDescription(
      'Everything the website, the admin console and the media console do goes through this API. Public reads need no credential. ' +
        'Staff routes take HTTP Basic. Instants are ISO 8601 in UTC, calendar days `YYYY-MM-DD`. Every refusal has the shape `ErrorResponse`.',
    )
    .setVersion('1')
    .addBasicAuth(
      {
        type: 'http',
        scheme: 'basic',
        description: 'A staff account: `admin` (the office) or `media` (the media team)',
      },
      'staff',
    )
    .build();
  return SwaggerModule.createDocument(app, description, {
    operationIdFactory: (controller, method) => method + controller.replace(/Controller$/, ''),
  });
}
