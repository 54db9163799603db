import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/auth/access.ts';
import { horizonSvg } from '../../platform/pictures/horizon.ts';
import { SidePipe } from './side.pipe.ts';

const side = { schema: { type: 'integer', minimum: 1, maximum: 2_000 }, description: 'In pixels' } as const;

@ApiTags('Placeholders')
@Controller('placeholder')
@Public()
export class PlaceholdersController {
  @Get(':width/:height')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @Header('content-security-policy', "sandbox; default-src 'none'")
  @ApiOperation({
    operationId: 'getPlaceholder',
    summary: 'Get a drawn picture of a horizon (SVG) in this size, for places without a picture',
  })
  @ApiParam({ name: 'width', ...side, example: 400 })
  @ApiParam({ name: 'height', ...side, example: 300 })
  @ApiOkResponse({ description: 'The picture', content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  draw(@Param('width', SidePipe) width: number, @Param('height', SidePipe) height: number): string {
    return horizonSvg({ width, height, seed: width * 2_003 + height });
  }
}
