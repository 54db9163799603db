/** FAM-42 */
export const NoLocation = () => <p>No Location - This family hasn't provided location information</p>;
