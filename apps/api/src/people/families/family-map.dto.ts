import { ApiProperty } from '@nestjs/swagger';
import { type FamilyStatus, familyStatuses } from '@ministry/domain';
import { RowId } from '../../platform/http/answer-fields.ts';

/** A family on the map. Personal data. */
export class FamilyPlaceResponse {
  @RowId(8)
  id: number;

  @ApiProperty({ description: 'Name of the family', example: 'Okello' })
  familyName: string;

  @ApiProperty({
    enum: familyStatuses,
    description: 'Whether the family currently belongs to the ministry',
    example: 'active',
  })
  status: FamilyStatus;

  @ApiProperty({ description: 'In degrees', example: 1.0784 })
  latitude: number;

  @ApiProperty({ description: 'In degrees', example: 34.181 })
  longitude: number;
}

/** The image tiles of a map. */
export class MapTilesResponse {
  @ApiProperty({
    description: 'Address template of a map tile with `{z}`, `{x}` and `{y}`',
    example: 'https://tile.example.org/{z}/{x}/{y}.png',
  })
  url: string;

  @ApiProperty({ description: 'Attribution to show with the map', example: '© OpenStreetMap contributors' })
  attribution: string;
}

/** All families with a known place, and the number of families without one. */
export class FamilyMapResponse {
  @ApiProperty({ type: [FamilyPlaceResponse], description: 'Families ordered by name' })
  places: FamilyPlaceResponse[];

  @ApiProperty({ type: 'integer', description: 'Number of families without a place', example: 3 })
  withoutPlace: number;

  @ApiProperty({
    required: false,
    type: MapTilesResponse,
    description: 'Left out if the server has no map tiles configured (MAP_TILES_URL)',
  })
  tiles?: MapTilesResponse;
}
