import { ApiProperty } from '@nestjs/swagger';
import { type FamilyStatus, familyStatuses } from '@ministry/domain';
import { RowId } from '../../platform/http/answer-fields.ts';

/** A family on the map. Personal data. */
export class FamilyPlaceResponse {
  @RowId(8)
  id: number;

  @ApiProperty({ description: 'What the family is called', example: 'Okello' })
  familyName: string;

  @ApiProperty({
    enum: familyStatuses,
    description: 'Whether the family belongs to the ministry now',
    example: 'active',
  })
  status: FamilyStatus;

  @ApiProperty({ description: 'Degrees', example: 1.0784 })
  latitude: number;

  @ApiProperty({ description: 'Degrees', example: 34.181 })
  longitude: number;
}

/** The image tiles of a map. */
export class MapTilesResponse {
  @ApiProperty({
    description: 'Address of one picture with `{z}`, `{x}` and `{y}`',
    example: 'https://tile.example.org/{z}/{x}/{y}.png',
  })
  url: string;

  @ApiProperty({ description: 'Whom to name beside the map', example: '© OpenStreetMap contributors' })
  attribution: string;
}

/** All families with a known place, and the number of families without one. */
export class FamilyMapResponse {
  @ApiProperty({ type: [FamilyPlaceResponse], description: 'By name' })
  places: FamilyPlaceResponse[];

  @ApiProperty({ type: 'integer', description: 'Families without a place', example: 3 })
  withoutPlace: number;

  @ApiProperty({
    required: false,
    type: MapTilesResponse,
    description: 'Left out where the server has none set (MAP_TILES_URL)',
  })
  tiles?: MapTilesResponse;
}
